import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const logo = readFileSync(new URL('../public/favicon.svg', import.meta.url));
const paper = '#f7f3eb';

/** A redacted card, without text: no font is needed, and it is the same for every profile. */
const preview = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="${paper}"/>
  <rect x="360" y="120" width="620" height="400" rx="28" fill="#1b2452" transform="rotate(2.5 670 320)"/>
  <g transform="rotate(-1.5 600 320)">
    <rect x="250" y="105" width="640" height="410" rx="28" fill="#fffdf9" stroke="#ddd5c6" stroke-width="3"/>
    <rect x="310" y="165" width="300" height="34" rx="8" fill="#171c33"/>
    <path d="M310 240h520M310 325h520M310 410h520" stroke="#ddd5c6" stroke-width="3"/>
    <g fill="#555a70" opacity=".45">
      <rect x="310" y="272" width="90" height="20" rx="5"/>
      <rect x="310" y="357" width="110" height="20" rx="5"/>
      <rect x="310" y="442" width="76" height="20" rx="5"/>
    </g>
    <g fill="#171c33">
      <rect x="460" y="264" width="270" height="36" rx="8"/>
      <rect x="460" y="349" width="330" height="36" rx="8"/>
      <rect x="460" y="434" width="230" height="36" rx="8"/>
    </g>
  </g>
  <g transform="translate(760 440)">
    <rect width="240" height="110" rx="55" fill="#fffdf9" stroke="#ddd5c6" stroke-width="3"/>
    <circle cx="56" cy="55" r="30" fill="none" stroke="#e1f0e5" stroke-width="12"/>
    <path d="M56 25a30 30 0 1 1-28 19" fill="none" stroke="#1c6a42" stroke-width="12" stroke-linecap="round"/>
    <path d="M124 58l22 22 48-50" fill="none" stroke="#1c6a42" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
</svg>`;

const icon = (size: number) => sharp(logo, { density: 72 * (size / 32) }).resize(size);

/** What no browser and no messenger takes as SVG. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async generateBundle() {
      const files = {
        'preview.png': sharp(Buffer.from(preview)),
        'favicon.ico': icon(32),
        'apple-touch-icon.png': icon(180).flatten({ background: paper }),
        'icon-192.png': icon(192),
        'icon-512.png': icon(512).flatten({ background: paper }),
      };
      for (const [fileName, picture] of Object.entries(files)) {
        const source = await picture.png({ palette: true }).toBuffer();
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

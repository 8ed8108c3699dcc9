import sharp from 'sharp';

const skins = ['#f2c9a5', '#d9a37a', '#a9714b', '#7d4f35'];
const hairs = ['#2b2118', '#6b4226', '#b8863b', '#8d8d93', '#a43f23'];
const shirts = ['#2a3b9f', '#1c6a42', '#85500a', '#8c2f5b', '#171c33'];
const papers = ['#e6e9f8', '#e1f0e5', '#fbeed4', '#fae6e2', '#efe9dd'];

const haircuts = [
  // Short.
  '<path d="M170 232c-8-90 40-130 92-130s96 42 84 130c-14-46-36-66-88-66s-74 22-88 66z"/>',
  // Long, behind the head.
  '<path d="M156 250c-10-110 44-156 100-156s112 46 100 156l14 130h-62V220c-14-34-90-34-104 0v160h-62z"/>',
  // A bun.
  '<circle cx="256" cy="92" r="38"/><path d="M168 236c-6-84 36-128 88-128s94 44 88 128c-20-50-50-64-88-64s-68 14-88 64z"/>',
  // None to speak of.
  '',
];

const from = <Value>(values: readonly Value[], number: number) =>
  values[number % values.length] as Value;

/** A drawing as PNG: the people of the demo do not exist. */
export function drawPortrait(number: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <rect width="512" height="512" fill="${from(papers, number)}"/>
    <g fill="${from(hairs, number * 3 + 1)}">${number % 4 === 1 ? haircuts[1] : ''}</g>
    <path d="M76 512c6-96 74-140 180-140s174 44 180 140z" fill="${from(shirts, number * 2)}"/>
    <path d="M222 330h68v56c-16 26-52 26-68 0z" fill="${from(skins, number)}"/>
    <ellipse cx="256" cy="246" rx="86" ry="104" fill="${from(skins, number)}"/>
    <g fill="${from(hairs, number * 3 + 1)}">${number % 4 === 1 ? '' : from(haircuts, number)}</g>
    <g fill="#171c33"><circle cx="224" cy="248" r="8"/><circle cx="288" cy="248" r="8"/></g>
    <path d="M226 298q30 24 60 0" fill="none" stroke="#171c33" stroke-width="7" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

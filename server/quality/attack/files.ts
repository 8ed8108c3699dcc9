// Files that are not what they claim to be.
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black-and-white PNG, small on disk and large in memory. */
export function pngBomb(side: number, rows = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(side / 8) + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photograph with a location, an author and a script after its end. */
export async function photograph(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 97) % 256));
  const bytes = await sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
    .withExif({
      IFD0: { Artist: 'Geheime Person', Copyright: 'Geheimgasse 17' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  return Buffer.concat([bytes, Buffer.from('<script>alert("versteckt")</script>')]);
}

export function mutations(original: Buffer, count: number, seed: number): Buffer[] {
  const change = fc.record({
    at: fc.nat(original.length - 1),
    length: fc.integer({ min: 1, max: 40 }),
    byte: fc.nat(255),
    how: fc.constantFrom('set', 'cut', 'double'),
  });
  const changes = fc.array(change, { minLength: 1, maxLength: 8 });
  return fc.sample(changes, { numRuns: count, seed }).map((each) =>
    each.reduce((bytes, { at, length, byte, how }) => {
      const [before, piece] = [bytes.subarray(0, at), bytes.subarray(at, at + length)];
      const after = bytes.subarray(at + length);
      if (how === 'cut') return Buffer.concat([before, after]);
      if (how === 'double') return Buffer.concat([before, piece, piece, after]);
      return Buffer.concat([before, Buffer.alloc(piece.length, byte), after]);
    }, original),
  );
}

/** A 1 kB PDF that costs readers seconds and gigabytes: zeros, compressed twice. */
export function pdfBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const packed = deflateSync(deflateSync(once, { level: 9 }), { level: 9 });
  const filters = '/Filter [/FlateDecode /FlateDecode /FlateDecode]';
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj << /Length ${packed.length} ${filters} >> stream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

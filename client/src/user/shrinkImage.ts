import { limits } from '@inkognito/shared/limits';

/** The square that the server keeps. A file that this browser cannot decode is returned as it is. */
export async function shrinkImage(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = picture;
    const crop = Math.min(width, height);
    const side = Math.min(crop, limits.imageSizePx);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    if (!context || !showsWhatIsDrawn(context)) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      picture,
      (width - crop) / 2,
      (height - crop) / 2,
      crop,
      crop,
      0,
      0,
      side,
      side,
    );
    picture.close();
    // Cameras' formats have no transparency to keep.
    const type = /^image\/(?:jpeg|heic|heif)$/.test(file.type) ? 'image/jpeg' : 'image/png';
    return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? file), type, 0.92));
  } catch {
    return file;
  }
}

/** Browsers that resist fingerprinting return noise. */
function showsWhatIsDrawn(context: CanvasRenderingContext2D): boolean {
  const drawn = [12, 134, 56];
  context.fillStyle = `rgb(${drawn.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  context.clearRect(0, 0, 1, 1);
  return drawn.every((value, index) => Math.abs(value - (data[index] ?? 0)) < 8);
}

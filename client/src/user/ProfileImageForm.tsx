import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { useAction } from '../lib/action.ts';
import { ApiError } from '../lib/api.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FileField } from '../ui/field/FileField.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ProfileImageForm.module.css';
import { useSignedInUser } from './currentUser.ts';
import { useUploadProfileImage } from './user.queries.ts';

const failureTitle = 'Fehler beim Hochladen des Bildes.';

export function ProfileImageForm() {
  const user = useSignedInUser();
  const [progress, setProgress] = useState(0);
  const [uploads, setUploads] = useState(0);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useUploadProfileImage(setProgress);
  const { run, busy, failure, clearFailure } = useAction(async (file: File) => {
    setProgress(0);
    await upload(await shrinkImage(file));
    setUploads(uploads + 1);
    setChosen(null);
  }, failureTitle);

  const choose = (file: File | null) => {
    setChosen(file);
    clearFailure();
    if (file) void run(file);
  };

  return (
    <div className={styles.image}>
      <Avatar image={user.image} name={user.username} size="huge" alt="Ihr Profilbild" />
      <div className={styles.fields}>
        <FileField
          // Remounted after each upload, to start without a chosen file.
          key={uploads}
          name="image"
          label="Profilbild"
          hint={`JPEG oder PNG; ein großes Foto verkleinern wir vor dem Senden. Wer es sehen darf, legen Sie unter „Automations“ fest.`}
          accept="image/*"
          wrongTypeMessage="Bitte wählen Sie ein Bild, am besten als JPEG oder PNG."
          onFileChange={choose}
        />
        {busy && <progress value={progress} aria-label="Bild wird hochgeladen" />}
        {failure && chosen && (
          <Notice
            tone="danger"
            title={failureTitle}
            action={
              <Button variant="secondary" size="small" onClick={() => void run(chosen)}>
                Noch einmal versuchen
              </Button>
            }
          >
            {failure.message === failureTitle ? undefined : failure.message}
          </Notice>
        )}
        {uploads > 0 && chosen === null && (
          <Notice tone="success">Bild erfolgreich hochgeladen!</Notice>
        )}
      </div>
    </div>
  );
}

/** @throws {ApiError} where the server would find it too large */
async function shrinkImage(file: File): Promise<Blob> {
  const image = await squareOf(file);
  if (image.size <= limits.imageMaxBytes) return image;
  const megabytes = limits.imageMaxBytes / 1024 / 1024;
  const error = `Das Bild darf höchstens ${megabytes} MB groß sein.`;
  throw new ApiError({ error, code: 'too_large' });
}

/** The square that the server keeps. A file that this browser cannot decode is returned as it is. */
async function squareOf(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = picture;
    const crop = Math.min(width, height);
    const side = Math.min(crop, limits.imageSizePx);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    if (!context || !showsWhatIsDrawn(context)) return file;
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(width - crop) / 2, (height - crop) / 2];
    context.drawImage(picture, left, top, crop, crop, 0, 0, side, side);
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

import { z } from '@inkognito/shared/schema/zod';
import { limits } from '@inkognito/shared/limits';
import { useRef, useState } from 'react';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FileField } from '../ui/field/FileField.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ProfileImageForm.module.css';
import { useSignedInUser } from './currentUser.ts';
import { useUploadProfileImage } from './user.queries.ts';

const failureTitle = 'Fehler beim Hochladen des Bildes.';
const megabytes = limits.imageMaxBytes / 1024 / 1024;

const schema = z.object({
  image: z
    .custom<File | null>()
    .transform((image) => image && shrinkImage(image))
    .refine((image) => image === null || image.size <= limits.imageMaxBytes, {
      error: `Das Bild darf höchstens ${megabytes} MB groß sein.`,
    }),
});

export function ProfileImageForm() {
  const user = useSignedInUser();
  const [progress, setProgress] = useState(0);
  const [uploads, setUploads] = useState(0);
  const [done, setDone] = useState(false);
  const upload = useUploadProfileImage(setProgress);
  const form = useServerForm({
    schema,
    defaultValues: { image: null },
    save: async ({ image }) => {
      if (!image) return;
      setProgress(0);
      await upload(image);
      form.reset();
      setUploads(uploads + 1);
      setDone(true);
    },
    fallback: failureTitle,
  });

  const element = useRef<HTMLFormElement>(null);

  const choose = (file: File | null) => {
    form.setValue('image', file);
    form.clearErrors();
    setDone(false);
    form.clearFailure();
    if (file) element.current?.requestSubmit();
  };

  return (
    <form className={styles.form} {...form.formProps} ref={element}>
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
          error={form.formState.errors.image?.message}
          onFileChange={choose}
        />
        {form.busy && <progress value={progress} aria-label="Bild wird hochgeladen" />}
        {form.failure !== null && (
          <Notice
            tone="danger"
            title={failureTitle}
            action={
              <Button type="submit" variant="secondary" size="small" busy={form.busy}>
                Noch einmal versuchen
              </Button>
            }
          >
            {form.failure === failureTitle ? undefined : form.failure}
          </Notice>
        )}
        {done && <Notice tone="success">Bild erfolgreich hochgeladen!</Notice>}
      </div>
    </form>
  );
}

/** The square that the server keeps. A file that this browser cannot decode is returned as it is. */
async function shrinkImage(file: File): Promise<Blob> {
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

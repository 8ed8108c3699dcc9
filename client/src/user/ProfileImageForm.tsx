import { limits } from '@inkognito/shared/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '../lib/action.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FileField } from '../ui/field/FileField.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ProfileImageForm.module.css';
import { useSignedInUser } from './currentUser.ts';
import { uploadProfileImage } from './user.queries.ts';

const failureTitle = 'Fehler beim Hochladen des Bildes.';
const megabytes = limits.imageMaxBytes / 1024 / 1024;

/** Replaces the profile image, with a preview of the chosen one. */
export function ProfileImageForm() {
  const queryClient = useQueryClient();
  const user = useSignedInUser();
  const [image, setImage] = useState<File | null>(null);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [progress, setProgress] = useState(0);
  const [uploads, setUploads] = useState(0);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = useAction(
    (file: File) => uploadProfileImage(queryClient, file, setProgress),
    failureTitle,
  );

  useEffect(() => {
    if (previewUrl === null) return;
    return () => {
      URL.revokeObjectURL(previewUrl);
    };
  }, [previewUrl]);

  const choose = (file: File | null) => {
    const tooLarge = file !== null && file.size > limits.imageMaxBytes;
    setProblem(tooLarge ? `Das Bild darf höchstens ${megabytes} MB groß sein.` : undefined);
    setImage(tooLarge ? null : file);
    setPreviewUrl(file !== null && !tooLarge ? URL.createObjectURL(file) : null);
    setDone(false);
    upload.clearFailure();
  };

  const submit = async () => {
    if (problem !== undefined) return;
    if (!image) {
      setProblem('Bitte wählen Sie zuerst ein Bild aus.');
      return;
    }
    setProgress(0);
    if (!(await upload.run(image))) return;
    setImage(null);
    setPreviewUrl(null);
    setUploads(uploads + 1);
    setDone(true);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Avatar
        image={previewUrl === null ? user.image : { url: previewUrl }}
        name={user.username}
        size="huge"
        alt={previewUrl === null ? 'Ihr Profilbild' : 'Vorschau des gewählten Bildes'}
      />
      <div className={styles.fields}>
        <FileField
          // A new field after each upload: it starts without a chosen file.
          key={uploads}
          name="image"
          label="Profilbild"
          hint={`JPEG oder PNG, höchstens ${megabytes} MB. Wer es sehen darf, legen Sie unter „Automations“ fest.`}
          accept="image/*"
          wrongTypeMessage="Bitte wählen Sie ein Bild, am besten als JPEG oder PNG."
          error={problem}
          onFileChange={choose}
        />
        {upload.busy && (
          <progress
            className={styles.progress}
            value={progress}
            aria-label="Bild wird hochgeladen"
          />
        )}
        {upload.failure && (
          <Notice tone="danger" title={failureTitle}>
            {upload.failure.message === failureTitle ? undefined : upload.failure.message}
          </Notice>
        )}
        {done && <Notice tone="success">Bild erfolgreich hochgeladen!</Notice>}
        <div>
          <Button type="submit" variant="secondary" icon="upload" busy={upload.busy}>
            Bild hochladen
          </Button>
        </div>
      </div>
    </form>
  );
}

import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import styles from './Field.module.css';
import * as drawings from '../drawings.ts';

type FileKind = 'image/*' | 'application/pdf';

/** Files that `accept` excludes are rejected with a sentence; `null` means the choice was undone. */
export function FileField({
  label,
  hint,
  error,
  accept,
  wrongTypeMessage,
  onFileChange,
  ...rest
}: FieldText & {
  name: string;
  accept: FileKind;
  wrongTypeMessage: string;
  onFileChange: (file: File | null) => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  const [wrongType, setWrongType] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shownError = wrongType ? wrongTypeMessage : error;
  const ids = useFieldIds(undefined, { hint, error: shownError });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0] ?? null;
    const allowed = chosen === null || accepts(accept, chosen);
    if (!allowed) event.currentTarget.value = '';
    setWrongType(!allowed);
    setFile(allowed ? chosen : null);
    onFileChange(allowed ? chosen : null);
  };

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    setFile(null);
    onFileChange(null);
    input.current.focus();
  };

  return (
    <Field label={label} hint={hint} error={shownError} optional ids={ids}>
      <div className={styles.fileBox}>
        <input
          {...rest}
          {...ids.aria}
          ref={input}
          id={ids.id}
          type="file"
          accept={accept}
          className={styles.file}
          onChange={take}
        />
        {/* The browser's own button speaks the browser's language. */}
        <div className={styles.control} aria-hidden="true">
          <span className={styles.choose}>Datei auswählen</span>
          {file?.name ?? 'Keine ausgewählt'}
        </div>
      </div>
      {file && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={drawings.trash}
            aria-label={`${file.name} entfernen`}
            onClick={remove}
          >
            Entfernen
          </Button>
        </div>
      )}
    </Field>
  );
}

/** The file dialog allows "all files", and dropping is not filtered. Not every system knows a PDF's type. */
function accepts(accept: FileKind, { type, name }: File) {
  if (accept === 'image/*') return type.startsWith('image/');
  return type === accept || type === '' || /\.pdf$/i.test(name);
}

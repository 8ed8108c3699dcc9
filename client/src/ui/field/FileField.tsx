import { type ChangeEvent, type ComponentProps, type Ref, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { type FieldText, useFieldIds } from './fieldIds.ts';
import styles from './FileField.module.css';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

/** A file that `accept` does not allow is ignored with a sentence. `onFileChange` gets `null` when it is taken back. */
export function FileField({
  label,
  hint,
  error,
  id,
  accept,
  wrongTypeMessage = 'Dieser Dateityp wird nicht angenommen.',
  onFileChange,
  onChange,
  ref,
  className,
  ...rest
}: FieldText & {
  accept: string;
  wrongTypeMessage?: string;
  onFileChange?: (file: File | null) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'accept' | 'multiple' | 'value'>) {
  const [file, setFile] = useState<File | null>(null);
  const [wrongType, setWrongType] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shownError = wrongType ? wrongTypeMessage : error;
  const ids = useFieldIds(id, { hint, error: shownError });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0] ?? null;
    const allowed = chosen === null || accepts(accept, chosen);
    if (!allowed) event.currentTarget.value = '';
    setWrongType(!allowed);
    setFile(allowed ? chosen : null);
    onChange?.(event);
    onFileChange?.(allowed ? chosen : null);
  };

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    // Runs through React's own change event, so that a registered form forgets the file too.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };

  return (
    <Field label={label} hint={hint} error={shownError} optional={!rest.required} ids={ids}>
      <div className={className}>
        <div className={styles.zone}>
          <input
            {...rest}
            {...ids.aria}
            ref={joinRefs(input, ref)}
            id={ids.id}
            type="file"
            accept={accept}
            className={styles.input}
            onChange={take}
          />
          <Icon drawing={file ? drawings.file : drawings.upload} />
          <span className={styles.words} role="status">
            {file ? (
              <>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.size}>{formatSize(file.size)}</span>
              </>
            ) : (
              'Datei auswählen oder hierher ziehen'
            )}
          </span>
        </div>
        {file && (
          <Button
            variant="quiet"
            size="small"
            icon={drawings.trash}
            aria-label={`${file.name} entfernen`}
            onClick={remove}
          >
            Entfernen
          </Button>
        )}
      </div>
    </Field>
  );
}

/** The browser's own dialog lets people switch to "all files", and dropping knows no filter. */
function accepts(accept: string, file: File) {
  return accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => {
      if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
      return file.type === pattern;
    });
}

function formatSize(bytes: number) {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${unit}`;
}

function joinRefs(
  own: { current: HTMLInputElement | null },
  given: Ref<HTMLInputElement> | undefined,
) {
  return (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
    else if (given) given.current = element;
  };
}

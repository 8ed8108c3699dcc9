import { limits } from '@inkognito/shared/limits';
import type { CvDto } from '@inkognito/shared/user';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FileField } from '../../ui/field/FileField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CvChange } from './automations.form.ts';
import styles from './AutomationsPage.module.css';

const megabytes = limits.cvMaxBytes / 1024 / 1024;

export function CvField({
  stored,
  change,
  error,
  onChange,
}: {
  stored: CvDto | null;
  change: CvChange;
  error: string | undefined;
  onChange: (change: CvChange) => void;
}) {
  const [tooLarge, setTooLarge] = useState(false);

  const choose = (file: File | null) => {
    const refused = file !== null && file.size > limits.cvMaxBytes;
    setTooLarge(refused);
    onChange(refused ? null : file);
  };

  return (
    <>
      {stored && (
        <p className={styles.stored}>
          <Icon drawing={drawings.file} />
          {change === 'remove' ? (
            <span>{stored.filename} wird beim Speichern entfernt.</span>
          ) : (
            <a href={stored.url} target="_blank" rel="noopener noreferrer">
              {stored.filename}
            </a>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={change === 'remove' ? drawings.arrowLeft : drawings.trash}
            onClick={() => onChange(change === 'remove' ? null : 'remove')}
          >
            {change === 'remove' ? 'Doch behalten' : 'Lebenslauf entfernen'}
          </Button>
        </p>
      )}
      <FileField
        name="cv"
        label={stored ? 'Neuer Lebenslauf' : 'Lebenslauf'}
        hint={`Nur PDF, höchstens ${megabytes} MB.`}
        accept="application/pdf"
        wrongTypeMessage="Bitte wählen Sie eine PDF-Datei; andere Dateien werden nicht übernommen."
        error={tooLarge ? `Der Lebenslauf darf höchstens ${megabytes} MB groß sein.` : error}
        onFileChange={choose}
      />
    </>
  );
}

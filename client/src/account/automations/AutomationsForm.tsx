import { type AutomationsDto, automationsForm } from '@inkognito/shared/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/api.ts';
import { showFieldErrors } from '../../lib/form.ts';
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '../../ui/Button.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './AutomationsPage.module.css';
import { CvField } from './CvField.tsx';
import { ShareFields } from './ShareFields.tsx';
import { type CvChange, type Sharing, toAutomationsForm } from './automations.ts';
import { withShareFlag } from './contactPrefs.ts';
import { saveAutomations } from '../account.queries.ts';
import { VisibilityFields } from './VisibilityFields.tsx';

type SaveState = 'unchanged' | 'changed' | 'saved';

const saveStateTexts: Record<SaveState, string> = {
  unchanged: '',
  changed: 'Noch nicht gespeichert.',
  saved: 'Gespeichert.',
};

const fieldNames = {
  phoneNumber: 'phoneNumber',
  email: 'email',
  calendarLink: 'calendarLink',
} as const;

/** Contact details, what a match releases of them, and visibility. */
export function AutomationsForm({ automations }: { automations: AutomationsDto }) {
  const queryClient = useQueryClient();
  const { phoneNumber, email, calendarLink } = automations;
  const [sharing, setSharing] = useState<Sharing>(() => sharingOf(automations));
  const [cv, setCv] = useState<CvChange>(null);
  const [cvUploads, setCvUploads] = useState(0);
  const [cvError, setCvError] = useState<string>();
  const [progress, setProgress] = useState(0);
  const [saveState, setSaveState] = useState<SaveState>('unchanged');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(automationsForm),
    defaultValues: { phoneNumber, email, calendarLink },
  });
  const { errors, isSubmitting } = form.formState;
  useLeaveWarning(saveState === 'changed');
  const text = (name: keyof typeof fieldNames) => ({
    ...form.register(name, {
      onChange: () => {
        setSaveState('changed');
      },
    }),
    error: errors[name]?.message,
  });

  const change = (changes: Partial<Sharing>) => {
    setSharing({ ...sharing, ...changes });
    setSaveState('changed');
  };

  const changeCv = (next: CvChange) => {
    setCv(next);
    setCvError(undefined);
    // Taking a chosen file back leaves the flag: an older file may still stand behind it.
    const prefs = sharing.showContactPrefs;
    change(
      next === null ? {} : { showContactPrefs: withShareFlag(prefs, 'cv', next !== 'remove') },
    );
  };

  const submit = form.handleSubmit(async (contacts) => {
    setFailure(null);
    setProgress(0);
    try {
      await saveAutomations(queryClient, toAutomationsForm(contacts, sharing, cv), setProgress);
      form.reset(contacts);
      setCv(null);
      setCvUploads(cvUploads + 1);
      setSaveState('saved');
    } catch (error) {
      setSaveState('changed');
      showFieldErrors(form, error, fieldNames);
      if (error instanceof ApiError) setCvError(error.fields.cv);
      setFailure(error instanceof ApiError ? error.message : 'Bitte versuchen Sie es erneut.');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <VisibilityFields sharing={sharing} onChange={change} />
      <FormSection
        title="Kontaktdaten"
        description="Niemand außer Ihnen sieht sie, solange kein Match sie freigibt."
      >
        <TextField {...text('phoneNumber')} label="Telefonnummer" type="tel" autoComplete="tel" />
        <TextField {...text('email')} label="E-Mail-Adresse" type="email" autoComplete="email" />
        <TextField
          {...text('calendarLink')}
          label="Kalender-Link"
          hint="Der Link Ihrer Terminbuchung, über den ein Recruiter ein Gespräch buchen kann."
          type="url"
          inputMode="url"
        />
        <CvField
          // A new field after each save: it starts without a chosen file.
          key={cvUploads}
          stored={automations.cv}
          change={cv}
          error={cvError}
          onChange={changeCv}
        />
      </FormSection>
      <FormSection
        title="Freigaben"
        description={
          <>
            Gilt ab dem Speichern, auch für frühere Matches. Leere Angaben werden nie gezeigt. Wer
            schon etwas erhalten hat, steht unter <Link to={paths.releases}>Meine Freigaben</Link>.
          </>
        }
      >
        <ShareFields
          prefs={sharing.showContactPrefs}
          onChange={(showContactPrefs) => {
            change({ showContactPrefs });
          }}
        />
      </FormSection>
      <FormActions>
        {failure !== null && (
          <Notice tone="danger" title="Ihre Änderungen sind nicht gespeichert.">
            {failure}
          </Notice>
        )}
        {isSubmitting && cv instanceof File && (
          <progress
            className={styles.progress}
            value={progress}
            aria-label="Lebenslauf wird hochgeladen"
          />
        )}
        <div className={styles.state}>
          <Button type="submit" size="large" busy={isSubmitting}>
            Speichern
          </Button>
          <span role="status">{saveStateTexts[saveState]}</span>
        </div>
      </FormActions>
    </form>
  );
}

function sharingOf(automations: AutomationsDto): Sharing {
  const { showContactPrefs, discoverable, showName, showImage } = automations;
  return { showContactPrefs, discoverable, showName, showImage };
}

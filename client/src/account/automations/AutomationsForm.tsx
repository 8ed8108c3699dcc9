import { type AutomationsDto, firstVisibility } from '@inkognito/shared/account';
import type { ShieldDto } from '@inkognito/shared/shield';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useLeaveWarning } from '../../lib/form/useFormDraft.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FormEnd } from '../../ui/form/Form.tsx';
import { FormSection, FormActions } from '../../ui/form/FormSection.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './AutomationsPage.module.css';
import {
  automationsForm,
  type CvChange,
  toAutomationsBody,
  withShareFlag,
} from './automations.form.ts';
import { CvField, ReleaseModeField, ShareFields } from './ContactFields.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { useSaveAutomations, useSaveShield } from '../account.queries.ts';
import { shieldText } from '../shield/shield.form.ts';
import { HiddenFrom, VisibilityFields } from './VisibilityFields.tsx';

type SaveState = 'unchanged' | 'changed' | 'saved';

const saveStateTexts: Record<SaveState, string> = {
  unchanged: '',
  changed: 'Noch nicht gespeichert.',
  saved: 'Gespeichert.',
};

export function AutomationsForm({
  automations,
  shield,
}: {
  automations: AutomationsDto;
  shield: ShieldDto;
}) {
  const [cvUploads, setCvUploads] = useState(0);
  const [progress, setProgress] = useState(0);
  const [saveState, setSaveState] = useState<SaveState>('unchanged');
  const [isFirstTime] = useState(!automations.saved);
  const saveAutomations = useSaveAutomations(setProgress);
  const saveShield = useSaveShield();
  const { lastName } = useSignedInUser();
  const hasName = lastName !== '';
  const asksEmployer = !automations.saved && shieldText(shield) === null;
  const isDone = isFirstTime && saveState === 'saved';
  const firstPrefs = { ...automations.showContactPrefs, name: hasName };
  useLeaveWarning(saveState === 'changed');
  const form = useServerForm({
    schema: automationsForm,
    defaultValues: {
      ...automations,
      ...(automations.saved ? {} : { ...firstVisibility, showContactPrefs: firstPrefs }),
      employer: '',
      cv: null,
    },
    save: async ({ employer, ...values }) => {
      setProgress(0);
      try {
        // Before saving makes the profile visible, so that the employer never sees it.
        if (asksEmployer && employer !== '')
          await saveShield({ companies: [employer], domains: [] });
        await saveAutomations(toAutomationsBody(values));
      } catch (error) {
        setSaveState('changed');
        throw error;
      }
      form.reset({ ...values, employer: '', cv: null });
      setCvUploads(cvUploads + 1);
      setSaveState('saved');
    },
    fallback: 'Bitte versuchen Sie es erneut.',
    tellFields: true,
    fieldNames: { 'companies.0': 'employer' },
  });
  const { field, control, setValue, clearErrors, busy } = form;
  const [prefs, releaseMode, cv, calendarLink] = useWatch({
    control,
    name: ['showContactPrefs', 'releaseMode', 'cv', 'calendarLink'],
  });

  const changeCv = (next: CvChange) => {
    setValue('cv', next);
    clearErrors('cv');
    // An older file may still be stored, so taking the chosen one back keeps the flag.
    if (next !== null) {
      const ticked = next !== 'remove';
      setValue('showContactPrefs', withShareFlag(prefs, 'cv', ticked));
    }
    setSaveState('changed');
  };

  return (
    <form {...form.formProps} onChange={() => setSaveState('changed')}>
      <HiddenFrom shield={shield} employer={asksEmployer ? field('employer') : null} />
      <VisibilityFields field={field} />
      <FormSection
        title="Kontaktdaten"
        description="Niemand außer Ihnen sieht sie, solange weder ein Match noch Sie selbst sie freigeben."
      >
        <TextField {...field('phoneNumber')} label="Telefonnummer" type="tel" autoComplete="tel" />
        <TextField {...field('email')} label="E-Mail-Adresse" type="email" autoComplete="email" />
        <TextField
          {...field('calendarLink')}
          label="Kalender-Link"
          hint="Der Link Ihrer Terminbuchung, über den ein Recruiter ein Gespräch buchen kann."
          type="url"
          inputMode="url"
        />
        <CvField
          // Remounted after each save, to start without a chosen file.
          key={cvUploads}
          stored={automations.cv}
          change={cv}
          error={form.formState.errors.cv?.message}
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
          prefs={prefs}
          calendarLink={calendarLink}
          hasName={hasName}
          onChange={(next) => setValue('showContactPrefs', next)}
        />
        <ReleaseModeField mode={releaseMode} onChange={(next) => setValue('releaseMode', next)} />
      </FormSection>
      <FormActions>
        {busy && cv instanceof File && (
          <progress
            className={styles.progress}
            value={progress}
            aria-label="Lebenslauf wird hochgeladen"
          />
        )}
        {isDone && (
          <ButtonLink to={paths.dashboard} size="large">
            Fertig. Jetzt Ihre Antwort an Headhunter kopieren
          </ButtonLink>
        )}
        <FormEnd
          form={form}
          failureTitle="Ihre Änderungen sind nicht gespeichert."
          submitLabel="Speichern"
          size="large"
          variant={isDone ? 'secondary' : 'primary'}
        />
        <span role="status">{saveStateTexts[saveState]}</span>
      </FormActions>
    </form>
  );
}

import {
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useSuspenseQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import {
  accountQuery,
  automationsQuery,
  useSaveAutomations,
} from '../../auth/credential.queries.ts';
import { blockedRecruitersQuery } from '../../match/block/block.queries.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { shieldQuery, useSavePaused, useSaveShield } from '../account.queries.ts';
import type { ContactFlag } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useLeaveWarning } from '../../lib/form/useFormDraft.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { BlockedRecruiters } from '../../match/block/BlockedRecruiters.tsx';
import { useWithdrawRelease } from '../../matching/matching.queries.ts';
import { FormEnd } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormSection.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import {
  automationsForm,
  type AutomationsValues,
  type CvChange,
  type Form,
  toAutomationsBody,
  isReachable,
  withShareFlag,
  contactsOf,
} from './automations.form.ts';
import { type Loaded, rules, takeOver, toValues } from './automations.stored.ts';
import { ContactFields } from './ContactFields.tsx';
import { useSaveQuestions } from './SaveQuestions.tsx';
import { MatchPreview } from './MatchPreview.tsx';
import { fromLines, hasLines, isSameShield, listOf, shieldText, toLines } from './shield.form.ts';
import { ShieldFields } from './ShieldFields.tsx';
import { beginsPause, VisibilityFields } from './VisibilityFields.tsx';
import styles from './AutomationsPage.module.css';

export default function AutomationsPage() {
  return (
    <Page title="Automations">
      <Automations />
    </Page>
  );
}

function Automations() {
  usePrefetchInfiniteQuery(blockedRecruitersQuery);
  usePrefetchQuery(shieldQuery);
  usePrefetchQuery(accountQuery);
  const { data: automations } = useSuspenseQuery(automationsQuery);
  const { data: shield = null, isPending } = useQuery(shieldQuery);
  const { paused } = useSuspenseQuery(accountQuery).data;
  const loaded = useMemo(() => ({ automations, shield, paused }), [automations, shield, paused]);

  return (
    <>
      {!automations.saved && (
        <div className={styles.arrival}>
          <Notice tone="info">Bis Sie hier speichern, findet Sie niemand.</Notice>
        </div>
      )}
      {!isPending && <AutomationsForm loaded={loaded} />}
    </>
  );
}

type SaveState = 'unchanged' | 'changed' | 'saved';

/** `loaded` is the same object until something was read anew. */
function AutomationsForm({ loaded }: { loaded: Loaded }) {
  const { automations } = loaded;
  const [cvUploads, setCvUploads] = useState(0);
  const [progress, setProgress] = useState(0);
  const [saveState, setSaveState] = useState<SaveState>('unchanged');
  const [isFirstTime] = useState(!automations.saved);
  const saveAutomations = useSaveAutomations(setProgress);
  const saveShield = useSaveShield();
  const savePaused = useSavePaused();
  const withdrawRelease = useWithdrawRelease();
  const withdrawn = useRef<readonly string[]>([]);
  const { firstName, lastName } = useSignedInUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useLeaveWarning(saveState === 'changed');
  const form: Form = useServerForm({
    schema: automationsForm,
    defaultValues: toValues(loaded),
    stored: { ...rules, loaded, toValues, takeOver },
    save: async (values, { from, moveOn }) => {
      setProgress(0);
      try {
        const wanted = fromLines(values);
        const shield = from.shield ?? queryClient.getQueryData(shieldQuery.queryKey);
        // Before saving makes the profile visible: it must not be found in between.
        if (shield && hasLines(form.getValues()) && !isSameShield(wanted, shield)) {
          const stored = await saveShield({ ...wanted, version: shield.version });
          form.setValue('companies', toLines(stored).companies);
          form.setValue('domains', toLines(stored).domains);
          moveOn({ ...from, shield: stored });
        }
        for (const id of withdrawn.current) await withdrawRelease(id);
        withdrawn.current = [];
        const pauses = values.visibility === 'paused';
        if (pauses && !from.paused) await savePaused(true);
        await saveAutomations(toAutomationsBody(values, from.automations));
        if (!pauses && from.paused) await savePaused(false);
      } catch (error) {
        setSaveState('changed');
        throw error;
      }
      form.setValue('cv', null);
      setCvUploads(cvUploads + 1);
      setSaveState('saved');
      if (isFirstTime) await navigate(`${paths.dashboard}#antwort`);
    },
    fieldOf: (_, path) => listOf(path),
    fallback: 'Bitte versuchen Sie es erneut.',
    tellFields: true,
  });
  const { control, setValue, clearErrors, busy } = form;
  // Every field has a value from the start.
  const watched = useWatch({ control }) as AutomationsValues;
  const { showContactPrefs: prefs, releaseMode, cv } = watched;
  const isHiding = shieldText(fromLines(watched)) !== null;
  const contacts = contactsOf(watched, `${firstName} ${lastName}`.trim(), {
    stored: automations.cv,
    change: cv,
  });
  const { formProps, question } = useSaveQuestions(form, {
    leavesNoWay:
      !isReachable(prefs) && (!automations.saved || isReachable(automations.showContactPrefs)),
    withdrawn,
  });
  const markChanged = () => setSaveState('changed');
  const share = (flag: ContactFlag | 'showNothing', ticked: boolean) => {
    const next = withShareFlag(prefs, flag, ticked);
    // With the first contact the name is released too, until it was decided otherwise.
    const isPreset =
      !automations.saved && lastName !== '' && !isReachable(prefs) && isReachable(next);
    setValue('showContactPrefs', isPreset ? { ...next, name: true } : next);
  };

  const changeCv = (next: CvChange) => {
    setValue('cv', next);
    clearErrors('cv');
    // An older file may still be stored, so taking the chosen one back keeps the flag.
    if (next !== null) share('cv', next !== 'remove');
    markChanged();
  };

  return (
    <form
      {...formProps}
      className={styles.form}
      onChange={({ target }) => {
        if (!automations.saved || !beginsPause(target)) markChanged();
      }}
    >
      {question}
      <VisibilityFields
        form={form}
        stored={automations}
        isHiding={isHiding}
        pause={automations.saved ? { isPaused: loaded.paused, save: savePaused } : null}
      />
      <ContactFields
        form={form}
        contacts={contacts}
        prefs={prefs}
        onShare={share}
        releaseMode={releaseMode}
        cv={{ stored: automations.cv, change: cv, uploads: cvUploads }}
        onCvChange={changeCv}
      />
      <MatchPreview
        contacts={contacts}
        prefs={prefs}
        isHeld={isHiding || releaseMode === 'confirm'}
      />
      <LoadedSection what="Vor wem Sie sich verbergen, konnte nicht geladen werden.">
        <ShieldFields form={form} />
      </LoadedSection>
      <div className={styles.blocked}>
        <LoadedSection what="Die blockierten Recruiter konnten nicht geladen werden.">
          <BlockedRecruiters />
        </LoadedSection>
      </div>
      <FormActions isSticky>
        {busy && cv instanceof File && (
          <progress value={progress} aria-label="Lebenslauf wird hochgeladen" />
        )}
        <FormEnd
          form={form}
          failureTitle="Ihre Änderungen sind nicht gespeichert."
          submitLabel="Speichern"
          size="large"
          status={saveStateTexts[saveState]}
        />
      </FormActions>
    </form>
  );
}

const saveStateTexts: Record<SaveState, string> = {
  unchanged: '',
  changed: 'Noch nicht gespeichert.',
  saved: 'Gespeichert.',
};

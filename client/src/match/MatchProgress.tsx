import { Form } from '../ui/form/Form.tsx';
import {
  type MatchDetailDto,
  type ProgressInput,
  type ProgressStatus,
  progressInput,
} from '@inkognito/shared/match';
import { progressLabels } from '@inkognito/shared/codes';
import { z } from '@inkognito/shared/schema/zod';
import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '../lib/action.ts';
import { draftKey } from '../lib/form/draft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { matchQuery } from '../matching/matching.queries.ts';

const notSaved = 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.';

function useSetProgress(matchId: string) {
  const queryClient = useQueryClient();
  return useWrite(
    async (body: ProgressInput) => {
      const progress = await call('setProgress', { params: { matchId }, body });
      queryClient.setQueryData<MatchDetailDto>(
        matchQuery(matchId).queryKey,
        (match) => match && { ...match, progress },
      );
    },
    ['matches'],
    ['jobs'],
  );
}

export function MatchProgress({ match }: { match: MatchDetailDto }) {
  return (
    <Section inCard title="Wie weit sind Sie?">
      <p>Nur Sie sehen das; die andere Seite führt ihren eigenen Stand.</p>
      <Status match={match} />
      <Note match={match} />
    </Section>
  );
}

function Status({ match: { _id, progress } }: { match: MatchDetailDto }) {
  const setProgress = useSetProgress(_id);
  const [wanted, setWanted] = useState(progress.status);
  const [isSaved, setSaved] = useState(false);
  const { run, busy, failure } = useAction(setProgress, notSaved);
  return (
    <>
      <SelectField
        name="status"
        label="Stand"
        required
        options={optionsOf(progressLabels)}
        value={busy ? wanted : progress.status}
        aria-busy={busy || undefined}
        onChange={({ currentTarget: { value } }) => {
          const status = value as ProgressStatus;
          setWanted(status);
          void run({ status }).then(setSaved);
        }}
      />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {isSaved && !busy && <Notice tone="success">Gespeichert.</Notice>}
    </>
  );
}

const schema = z.strictObject({ note: progressInput.shape.note.unwrap() });

function Note({ match: { _id, progress } }: { match: MatchDetailDto }) {
  const { _id: userId } = useSignedInUser();
  const setProgress = useSetProgress(_id);
  const [isSaved, setIsSaved] = useState(false);
  const form = useServerForm({
    schema,
    defaultValues: { note: progress.note },
    save: async ({ note }) => {
      await setProgress({ note });
      setIsSaved(true);
    },
    fallback: notSaved,
    draft: draftKey(userId, `progress/${_id}`),
  });
  const { control, field, formState, busy, failure, draft } = form;
  const note = useWatch({ control, name: 'note' });
  return (
    <Form form={form} submitLabel="Notiz speichern" variant="secondary">
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <CountedAreaField
        {...field('note')}
        label="Notiz"
        rows={3}
        length={note.length}
        maxLength={limits.matchNoteMax}
      />
      {isSaved && failure === null && !busy && !formState.isDirty && (
        <Notice tone="success">Die Notiz ist gespeichert.</Notice>
      )}
    </Form>
  );
}

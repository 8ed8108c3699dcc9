import { Form } from '../ui/form/Form.tsx';
import { type MatchDetailDto, progressInput, type ProgressInput } from '@inkognito/shared/match';
import { progressLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftKey } from '../lib/form/draft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Card } from '../ui/Card.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { matchQuery } from '../matching/matching.queries.ts';

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

export function MatchProgress({ match: { _id, progress } }: { match: MatchDetailDto }) {
  const { _id: userId } = useSignedInUser();
  const setProgress = useSetProgress(_id);
  const [isSaved, setIsSaved] = useState(false);
  const form = useServerForm({
    schema: progressInput,
    defaultValues: progress,
    save: async (values) => {
      await setProgress(values);
      setIsSaved(true);
    },
    fallback: 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    draft: draftKey(userId, `progress/${_id}`),
  });
  const { control, field, formState, busy, failure, draft } = form;
  const note = useWatch({ control, name: 'note' });

  return (
    <Card as="section" aria-labelledby="progress-title">
      <Form form={form} submitLabel="Stand speichern">
        <h2 id="progress-title">Ihr Stand</h2>
        <p>Nur Sie sehen das; die andere Seite führt ihren eigenen Stand.</p>
        {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
        <SelectField
          {...field('status')}
          label="Stand"
          required
          options={optionsOf(progressLabels)}
        />
        <CountedAreaField
          {...field('note')}
          label="Notiz"
          rows={4}
          length={note?.length ?? 0}
          maxLength={limits.matchNoteMax}
        />
        {isSaved && failure === null && !busy && !formState.isDirty && (
          <Notice tone="success">Stand und Notiz sind gespeichert.</Notice>
        )}
      </Form>
    </Card>
  );
}

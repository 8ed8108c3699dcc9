import { progressLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { type MatchDetailDto, type ProgressInput, progressInput } from '@inkognito/shared/match';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../lib/api.ts';
import { draftKey } from '../lib/form/draft.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { useWrite } from '../lib/write.ts';
import { matchQuery } from '../matching/matching.queries.ts';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { Form } from '../ui/form/Form.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useSignedInUser } from '../user/currentUser.ts';

export function MatchProgress({ match: { _id, progress } }: { match: MatchDetailDto }) {
  const { _id: userId } = useSignedInUser();
  const queryClient = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const setProgress = useWrite(
    async (body: ProgressInput) => {
      const saved = await call('setProgress', { params: { matchId: _id }, body });
      queryClient.setQueryData<MatchDetailDto>(
        matchQuery(_id).queryKey,
        (match) => match && { ...match, progress: saved },
      );
    },
    ['matches'],
    ['jobs'],
  );
  const form = useServerForm({
    schema: progressInput,
    defaultValues: progress,
    save: async (changed) => {
      await setProgress(changed);
      setIsSaved(true);
    },
    fallback: 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    draft: draftKey(userId, `progress/${_id}`),
  });
  const { control, field, formState, busy, failure, draft } = form;
  const note = useWatch({ control, name: 'note' });
  return (
    <Section inCard title="Wie weit sind Sie?">
      <p>Nur Sie sehen das; die andere Seite führt ihren eigenen Stand.</p>
      <Form form={form} submitLabel="Speichern" variant="secondary">
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
          rows={3}
          length={note?.length ?? 0}
          maxLength={limits.matchNoteMax}
        />
        {isSaved && failure === null && !busy && !formState.isDirty && (
          <Notice tone="success">Gespeichert.</Notice>
        )}
      </Form>
    </Section>
  );
}

import { paths } from '@inkognito/shared/pages';
import type { Corrections } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { openQuestions } from '@inkognito/shared/reading/questions';
import { questionsReply } from '@inkognito/shared/reading/replies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInState } from '../../auth/signInState.ts';
import { PastedTextForm } from '../../job/reading/PastedTextForm.tsx';
import { call } from '../../lib/api.ts';
import { draftKey, guestDrafts, messageDraft, writeDraft } from '../../lib/form/draft.ts';
import { ReadMessage } from '../../message/ReadMessage.tsx';
import { TextReply } from '../../message/Replies.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { type Trial, trialForm, trialQuery } from './trial.ts';

const compareLater: SignInState = { from: paths.messageCheck };

export function MessageTrial({ initialText }: { initialText: string }) {
  const queryClient = useQueryClient();
  const { data: trial } = useQuery(trialQuery);
  const setTrial = (tried: Trial | null) => queryClient.setQueryData(trialQuery.queryKey, tried);
  const [isAnother, setIsAnother] = useState(false);
  if (trial) {
    const another = () => {
      setTrial(null);
      setIsAnother(true);
    };
    return (
      <TriedMessage
        {...trial}
        onCorrect={(corrected) => setTrial({ ...trial, corrected })}
        onAnother={another}
      />
    );
  }
  return (
    <PastedTextForm
      {...trialForm}
      initialText={isAnother ? undefined : initialText}
      initialFocus={isAnother}
      onSubmit={async (text) => {
        setTrial({ text, reading: await call('readPosting', { body: { text } }), corrected: {} });
      }}
    />
  );
}

function TriedMessage({
  text,
  reading,
  corrected,
  onCorrect,
  onAnother,
}: Trial & { onCorrect: (corrected: Corrections) => void; onAnother: () => void }) {
  const { isOffer, sender, tone, ...read } = correctReading(reading, corrected);
  const asked = openQuestions(read, tone).map(({ question }) => question);
  const texts = questionsReply({ name: sender.name, tone }, asked);
  return (
    <Stack gap="large">
      <ReadMessage text={text} reading={reading} corrected={corrected} onCorrect={onCorrect} />
      {isOffer && asked.length > 0 && (
        <Section inCard title="Ihre Antwort mit Fragen">
          <TextReply
            key={texts.long}
            name="Antwort"
            label="Antwort"
            texts={texts}
            variant="secondary"
          />
        </Section>
      )}
      <Cluster>
        {isOffer && (
          <ButtonLink
            to={paths.signup}
            state={compareLater}
            size="large"
            onClick={() => writeDraft(draftKey(guestDrafts, messageDraft), { text, corrected })}
          >
            Mit meinen Wünschen vergleichen
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onAnother}>
          Andere Nachricht prüfen
        </Button>
      </Cluster>
    </Stack>
  );
}

import { paths } from '@inkognito/shared/pages';
import type { ReadingDto } from '@inkognito/shared/reading';
import { openQuestions } from '@inkognito/shared/texts/questions';
import { replyWithQuestions } from '@inkognito/shared/texts/replies';
import { useState } from 'react';
import type { SignInState } from '../../auth/signInState.ts';
import { PastedTextForm } from '../../job/reading/PastedTextForm.tsx';
import { call } from '../../lib/api.ts';
import { focusOnce } from '../../lib/focus.ts';
import { draftKey, guestDrafts, messageDraft, writeDraft } from '../../lib/form/draft.ts';
import { MessageFacts } from '../../message/MessageFacts.tsx';
import { TextReply } from '../../message/Replies.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';

type Trial = { text: string; reading: ReadingDto };

const compareLater: SignInState = { from: paths.messageCheck };

export function MessageTrial() {
  const [trials, setTrials] = useState<readonly Trial[]>([]);
  const latest = trials.at(-1);
  return (
    <Stack gap="large">
      <PastedTextForm
        label="Nachricht vom Headhunter"
        rows={4}
        hint="Der Text wird gelesen und nicht gespeichert."
        submitLabel="Nachricht prüfen"
        busyText="Wir lesen die Nachricht …"
        onSubmit={async (text) => {
          const reading = await call('readPosting', { body: { text } });
          setTrials((before) => [...before, { text, reading }]);
        }}
      />
      {latest && <ReadMessage key={trials.length} {...latest} />}
    </Stack>
  );
}

function ReadMessage({ text, reading }: Trial) {
  const asked = openQuestions(reading.answers).map(({ question }) => question);
  return (
    <Stack gap="large">
      <div ref={focusOnce} tabIndex={-1}>
        <MessageFacts message={{ ...reading, questions: [] }} />
      </div>
      {asked.length > 0 && (
        <Card as="section" aria-labelledby="asked-title">
          <Stack>
            <h3 id="asked-title">Ihre Antwort mit diesen Fragen</h3>
            <TextReply
              name="Antwort"
              label="Antwort"
              text={replyWithQuestions(reading.sender, asked)}
              variant="secondary"
            />
          </Stack>
        </Card>
      )}
      <div>
        <ButtonLink
          to={paths.signup}
          state={compareLater}
          size="large"
          onClick={() => writeDraft(draftKey(guestDrafts, messageDraft), { text })}
        >
          Mit meinen Wünschen vergleichen
        </ButtonLink>
      </div>
    </Stack>
  );
}

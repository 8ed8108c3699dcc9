import { paths } from '@inkognito/shared/pages';
import type { Corrections } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInState } from '../../auth/signInState.ts';
import { PastedTextForm } from '../../job/reading/PastedTextForm.tsx';
import { call } from '../../lib/api.ts';
import { draftKey, guestDrafts, messageDraft, writeDraft } from '../../lib/form/draft.ts';
import { ReadMessage } from '../../message/ReadMessage.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { type Trial, trialForm, trialQuery } from './trial.ts';

const compareLater: SignInState = { from: paths.messageCheck, role: 'jobSeeker' };

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
  const { isOffer } = correctReading(reading, corrected);
  return (
    <Stack gap="large">
      <ReadMessage text={text} reading={reading} corrected={corrected} onCorrect={onCorrect} />
      <Cluster>
        {isOffer && (
          <ButtonLink
            to={paths.signupEmail}
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

import type { CheckInput } from '@inkognito/shared/reading/reading';
import { paths } from '@inkognito/shared/pages';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../auth/credential.queries.ts';
import { PastedTextForm } from '../job/reading/PastedTextForm.tsx';
import { call } from '../lib/api.ts';
import { draftKey, messageDraft, readDraft } from '../lib/form/draft.ts';
import { removeStored } from '../lib/storage.ts';
import { questionnaireExistsQuery } from '../questionnaire/questionnaire.queries.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { Stack } from '../ui/Stack.tsx';
import { type Checked, CheckedMessage } from './CheckedMessage.tsx';

export default function MessageCheckPage() {
  return (
    <Page title="Nachricht prüfen">
      <MessageCheck />
    </Page>
  );
}

function MessageCheck() {
  // The reply with a key needs it.
  usePrefetchQuery(accountQuery);
  const { data: hasQuestionnaire } = useSuspenseQuery(questionnaireExistsQuery);
  if (hasQuestionnaire) return <PastedMessage />;
  return (
    <EmptyState
      title="Dafür brauchen wir Ihre Wünsche."
      action={<ButtonLink to={paths.questionnaire}>Fragebogen ausfüllen</ButtonLink>}
    >
      Ohne Ihren Fragebogen gibt es nichts, womit wir eine Nachricht vergleichen könnten.
    </EmptyState>
  );
}

function PastedMessage() {
  const draft = draftKey(useSignedInUser()._id, messageDraft);
  const [brought] = useState(() => readDraft(draft) as CheckInput | null);
  const [pasted, setPasted] = useState<Checked | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  if (pasted) {
    return (
      <Stack gap="large">
        <CheckedMessage {...pasted} />
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setPasted(null);
              setIsAnother(true);
            }}
          >
            Andere Nachricht prüfen
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <PastedTextForm
      label="Nachricht des Headhunters"
      hint="Der Text wird gelesen und nicht gespeichert."
      submitLabel="Nachricht prüfen"
      busyText="Wir lesen die Nachricht …"
      initialText={isAnother ? undefined : brought?.text}
      initialFocus={isAnother}
      onSubmit={async (text) => {
        const corrected = text === brought?.text ? (brought.corrected ?? {}) : {};
        const message = await call('checkMessage', { body: { text, corrected } });
        // Not before: a failure and a reload would lose what was brought along.
        removeStored(draft);
        setPasted({ text, corrected, message });
      }}
    />
  );
}

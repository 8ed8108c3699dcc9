import type { QuestionnaireDto, QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftKey, hasPastedMessage } from '../lib/form/draft.ts';
import { failureText } from '../lib/action.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { KeptElsewhere } from '../ui/form/ChangedElsewhere.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { ProfileImageForm } from '../user/ProfileImageForm.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';
import styles from './QuestionnairePage.module.css';
import { startValues, toForm } from './questionnaire.form.ts';
import {
  myQuestionnaireQuery,
  useCreateQuestionnaire,
  useUpdateQuestionnaire,
} from './questionnaire.queries.ts';

export default function QuestionnairePage() {
  return (
    <Page
      title="Fragebogen"
      failureText={() => 'Fehler beim Laden des Fragebogens.'}
      lead="Etwa zwei Minuten. Kein Recruiter bekommt Ihre Wünsche zu lesen."
    >
      <Questionnaire />
    </Page>
  );
}

function Questionnaire() {
  const { data: questionnaire } = useSuspenseQuery(myQuestionnaireQuery);
  const { image, username } = useSignedInUser();

  return (
    <>
      <FormSection
        title="Profilbild"
        description="Freiwillig. Auf das Ergebnis hat es keinen Einfluss."
        fold={{
          summary: (
            <span className={styles.image}>
              <Avatar image={image} name={username} size="small" />
              {image === null ? 'Bild hochladen, freiwillig' : 'Bild ändern'}
            </span>
          ),
        }}
      >
        <ProfileImageForm />
      </FormSection>
      {questionnaire ? <EditedQuestionnaire questionnaire={questionnaire} /> : <NewQuestionnaire />}
    </>
  );
}

function NewQuestionnaire() {
  const createQuestionnaire = useCreateQuestionnaire();
  const { _id, firstName, lastName } = useSignedInUser();
  const navigate = useNavigate();

  async function handleSubmit(answers: QuestionnaireInput) {
    await createQuestionnaire(answers);
    const messageWaits = hasPastedMessage(_id);
    if (messageWaits) await navigate(paths.messageCheck);
    else await navigate(paths.automations, { state: { firstQuestionnaire: true } });
  }

  return (
    <QuestionnaireForm
      initial={startValues({ firstName, lastName })}
      draftKey={draftKey(_id, 'questionnaire/new')}
      submitLabel="Fragebogen speichern"
      onSubmit={handleSubmit}
      describeFailure={(error) =>
        failureText(error, 'Der Fragebogen wurde nicht gespeichert. Bitte versuchen Sie es erneut.')
      }
    />
  );
}

function EditedQuestionnaire({ questionnaire }: { questionnaire: QuestionnaireDto }) {
  const updateQuestionnaire = useUpdateQuestionnaire();
  const { _id } = useSignedInUser();
  const [saved, setSaved] = useState<{ kept: readonly string[] } | null>(null);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.dashboard);

  const handleSubmit: ComponentProps<typeof QuestionnaireForm>['onSubmit'] = async (
    answers,
    { version, kept },
  ) => {
    await updateQuestionnaire({ ...answers, version });
    setSaved({ kept });
  };

  return (
    <>
      <QuestionnaireForm
        initial={toForm(questionnaire)}
        edited={questionnaire}
        draftKey={draftKey(_id, 'questionnaire/edit')}
        submitLabel="Änderungen speichern"
        onSubmit={handleSubmit}
        describeFailure={() => 'Ein Fehler ist aufgetreten. Bitte versuche es erneut.'}
      />
      <Dialog
        open={saved !== null}
        role="alertdialog"
        title="Gespeichert"
        onClose={leave}
        footer={<Button onClick={leave}>Zum Dashboard</Button>}
      >
        <p>Fragebogen erfolgreich aktualisiert!</p>
        {saved && <KeptElsewhere labels={saved.kept} />}
      </Dialog>
    </>
  );
}

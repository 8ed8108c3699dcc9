import type { QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftKey, hasPastedMessage } from '../lib/form/draft.ts';
import { failureText } from '../lib/action.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogButtons } from '../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormEnd } from '../ui/form/Form.tsx';
import { FormActions, FormSection } from '../ui/form/FormSection.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { ProfileImageForm } from '../user/ProfileImageForm.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import styles from './QuestionnairePage.module.css';
import {
  questionnaireFieldNames,
  questionnaireFields,
  questionnaireForm,
  startValues,
  toForm,
} from './questionnaire.form.ts';
import {
  myQuestionnaireQuery,
  useCreateQuestionnaire,
  useUpdateQuestionnaire,
} from './questionnaire.queries.ts';
import { Sections } from './Sections.tsx';

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
  const { data: stored } = useSuspenseQuery(myQuestionnaireQuery);
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
      <QuestionnaireForm key={stored ? 'edit' : 'new'} stored={stored} />
    </>
  );
}

const notCreated = 'Der Fragebogen wurde nicht gespeichert. Bitte versuchen Sie es erneut.';
const notUpdated = 'Ein Fehler ist aufgetreten. Bitte versuche es erneut.';

function QuestionnaireForm({ stored }: { stored: QuestionnaireDto | null }) {
  const createQuestionnaire = useCreateQuestionnaire();
  const updateQuestionnaire = useUpdateQuestionnaire();
  const { _id, firstName, lastName } = useSignedInUser();
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.dashboard);
  const form = useServerForm({
    schema: questionnaireForm,
    defaultValues: stored ? toForm(stored) : startValues({ firstName, lastName }),
    stored: stored ? { fields: questionnaireFields, loaded: stored, toValues: toForm } : undefined,
    save: async (answers, { from }) => {
      if (stored) {
        await updateQuestionnaire({ ...answers, version: from.version });
        setSaved(true);
        return;
      }
      await createQuestionnaire(answers);
      await navigate(hasPastedMessage(_id) ? paths.messageCheck : paths.automations);
    },
    fieldNames: questionnaireFieldNames,
    tellFields: true,
    draft: draftKey(_id, stored ? 'questionnaire/edit' : 'questionnaire/new'),
  });
  const { draft, error, formProps } = form;
  const failure = error === null ? null : stored ? notUpdated : failureText(error, notCreated);

  return (
    <>
      <form {...formProps}>
        {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
        <Sections form={form} />
        <FormActions>
          <FormEnd
            form={{ ...form, failure }}
            submitLabel={stored ? 'Änderungen speichern' : 'Fragebogen speichern'}
            size="large"
          />
        </FormActions>
      </form>
      <Dialog open={saved} role="alertdialog" title="Gespeichert" onClose={leave}>
        <p>Fragebogen erfolgreich aktualisiert!</p>
        <DialogButtons>
          <Button onClick={leave}>Zum Dashboard</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}

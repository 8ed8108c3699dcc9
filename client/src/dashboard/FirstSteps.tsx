import { paths } from '@inkognito/shared/pages';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountQuery } from '../auth/credential.queries.ts';
import { questionnaireExistsQuery } from '../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import styles from './FirstSteps.module.css';

/** Also where a read failed: then no step is shown. */
export function useJobSeekerStepsDone(): boolean {
  const { data: hasQuestionnaire } = useQuery(questionnaireExistsQuery);
  const { data: account } = useQuery(accountQuery);
  const { automations = true, keyGiven = true } = account?.begun ?? {};
  return hasQuestionnaire !== false && automations && keyGiven;
}

export function FirstSteps() {
  return (
    <LoadedSection fallback={null} what="Ihre nächsten Schritte konnten nicht geladen werden.">
      <Steps />
    </LoadedSection>
  );
}

function Steps() {
  const { data: hasQuestionnaire } = useSuspenseQuery(questionnaireExistsQuery);
  const { begun } = useSuspenseQuery(accountQuery).data;
  const steps = [
    {
      to: paths.questionnaire,
      label: 'Fragebogen ausfüllen',
      hint: 'Ihre Wünsche: Ohne sie kann niemand eine Stelle mit Ihnen vergleichen.',
      isDone: hasQuestionnaire,
    },
    {
      to: paths.automations,
      label: 'Automations speichern',
      hint: 'Ihr Kontakt: was ein Match freigibt und wer Ihr Profil findet.',
      isDone: begun.automations,
    },
    {
      to: paths.keys,
      label: 'Ersten Schlüssel vergeben',
      hint: 'Für den nächsten Headhunter, der Ihnen schreibt.',
      isDone: begun.keyGiven,
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <section className={styles.steps} aria-labelledby="seeker-steps">
      <h2 id="seeker-steps">In drei Schritten zu Ihrem Profil</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.to} className={styles.step} data-done={step.isDone}>
            <span className={styles.tick}>
              {step.isDone && <Icon drawing={drawings.check} size={18} />}
            </span>
            <div>
              {step === next ? (
                <ButtonLink to={step.to} size="small">
                  {step.label}
                </ButtonLink>
              ) : (
                <Link to={step.to}>{step.label}</Link>
              )}
              <p>{step.isDone ? 'Erledigt.' : step.hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

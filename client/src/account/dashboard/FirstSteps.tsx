import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { questionnaireExistsQuery } from '../../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Link } from 'react-router-dom';
import { automationsQuery } from '../account.queries.ts';
import styles from './FirstSteps.module.css';

export function FirstSteps() {
  const { data: hasQuestionnaire } = useSuspenseQuery(questionnaireExistsQuery);
  const { data: automations } = useSuspenseQuery(automationsQuery);
  const { data: keys } = useSuspenseQuery(keysQuery);
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
      isDone: automations.saved,
    },
    {
      to: paths.keys,
      label: 'Ersten Schlüssel vergeben',
      hint: 'Für den nächsten Headhunter, der Ihnen schreibt.',
      isDone: keys.keys.some(({ general }) => !general),
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">In drei Schritten zu Ihrem Profil</h2>
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

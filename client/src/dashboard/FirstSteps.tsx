import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountQuery, recruiterProfileQuery } from '../auth/credential.queries.ts';
import { questionnaireExistsQuery } from '../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import styles from './FirstSteps.module.css';

type Step = { to: string; label: string; hint: string; isDone: boolean };

function JobSeekerStepList() {
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
  return <StepList id="seeker-steps" title="In drei Schritten zu Ihrem Profil" steps={steps} />;
}

/** Also where a read failed: then no step is shown. */
export function useJobSeekerStepsDone(): boolean {
  const { data: hasQuestionnaire } = useQuery(questionnaireExistsQuery);
  const { data: account } = useQuery(accountQuery);
  const { automations = true, keyGiven = true } = account?.begun ?? {};
  return hasQuestionnaire !== false && automations && keyGiven;
}

/** A recruiter that has compared knows the way. */
function RecruiterStepList() {
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  const { begun } = useSuspenseQuery(accountQuery).data;
  if (begun.compared) return null;
  const steps = [
    {
      to: `${paths.account}#recruiter-profil`,
      label: 'Recruiter-Profil ausfüllen',
      hint: 'Ihr Name und Ihre Firma: So weiß man, wer fragt.',
      isDone: profile.name !== '' || profile.kind !== null || profile.company !== '',
    },
    {
      to: paths.newJob,
      label: 'Erste Stelle ausschreiben',
      hint: 'Danach sehen Sie, wer zu ihr passt.',
      isDone: begun.posted,
    },
    {
      to: paths.openProfiles,
      label: 'Mit der ersten Person vergleichen',
      hint: 'Mit ihrem Schlüssel, oder Sie bitten sie um Zugang.',
      isDone: false,
    },
  ];
  return (
    <StepList id="recruiter-steps" title="In drei Schritten zu Ihrem ersten Match" steps={steps} />
  );
}

export function FirstSteps({ role }: { role: Role }) {
  return (
    <LoadedSection fallback={null} what="Ihre nächsten Schritte konnten nicht geladen werden.">
      {role === 'jobSeeker' ? <JobSeekerStepList /> : <RecruiterStepList />}
    </LoadedSection>
  );
}

function StepList({ id, title, steps }: { id: string; title: string; steps: readonly Step[] }) {
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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

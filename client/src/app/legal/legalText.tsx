import { limits } from '@inkognito/shared/limits';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { privacyPolicyChanges, privacyPolicyDate } from '@inkognito/shared/texts/legal';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarDayText } from '../../lib/wording.ts';
import styles from './LegalText.module.css';
import { OperatorAddress, OperatorPart } from './OperatorAddress.tsx';

/** What `{name}` stands for in a text; a paragraph of its own where it is one. */
const values: Readonly<Record<string, ReactNode>> = {
  ...limits,
  backupDaysAndOne: limits.backupDays + 1,
  criteria: criteria.map(({ label }) => label).join(', '),
  weights: criteria
    .filter(({ weight }) => weight > 0)
    .map(({ label, weight }) => `${label} ${weight}`)
    .join(', '),
  privacyPolicyDate: calendarDayText(privacyPolicyDate),
  operator: (
    <OperatorPart>
      <OperatorAddress />
    </OperatorPart>
  ),
  changes: (
    <ul>
      {privacyPolicyChanges.map(({ date, text }) => (
        <li key={date}>
          <strong>{calendarDayText(date)}:</strong> {text}
        </li>
      ))}
    </ul>
  ),
};

type Section = { title: ReactNode; id: string; text: ReactNode };

/** Of Markdown: `## Title {#id}`, paragraphs, lists, `**strong**` and links within the site. */
function sectionsOf(markdown: string): Section[] {
  const sections = markdown.replaceAll('&nbsp;', '\u00a0').split(/^## /m).slice(1);
  return sections.map((section, index) => {
    const [heading = '', ...blocks] = section.trim().split('\n\n');
    const [, title = heading, id = `abschnitt-${index}`] = /^(.*) \{#(.*)\}$/.exec(heading) ?? [];
    return { title: inline(title), id, text: blocks.map(block) };
  });
}

export function LegalSections({ markdown }: { markdown: string }) {
  const sections = sectionsOf(markdown);
  return (
    <>
      <nav aria-label="Inhalt">
        <ol className={styles.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text}
        </section>
      ))}
    </>
  );
}

function block(text: string, key: number): ReactNode {
  if (/^\{\w+\}$/.test(text)) return <Fragment key={key}>{inline(text)}</Fragment>;
  if (!text.startsWith('- ')) return <p key={key}>{inline(text)}</p>;
  const entries = text.slice(2).split('\n- ');
  return (
    <ul key={key}>
      {entries.map((entry) => (
        <li key={entry}>{inline(entry)}</li>
      ))}
    </ul>
  );
}

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\)|\{\w+\})/).map((part, key) => {
    const [, strong, words, to = '', name] =
      /^(?:\*\*(.+)\*\*|\[(.+)\]\((.+)\)|\{(\w+)\})$/.exec(part) ?? [];
    if (strong !== undefined) return <strong key={key}>{inline(strong)}</strong>;
    if (words !== undefined) {
      return (
        <Link key={key} to={to}>
          {words}
        </Link>
      );
    }
    if (name === undefined) return part;
    if (!Object.hasOwn(values, name)) throw new Error(`A legal text names {${name}}.`);
    return <Fragment key={key}>{values[name]}</Fragment>;
  });
}

import { limits } from '@inkognito/shared/rules/limits';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

export function Forbidden() {
  return (
    <ul>
      <li>
        Inhalte, die gegen Gesetze oder Rechte anderer verstoßen, etwa Beleidigung, Hetze, Betrug
        oder geschützte Werke anderer.
      </li>
      <li>Diskriminierung, Spam, Werbung für anderes als eine Stelle.</li>
      <li>Sich als jemand anderes oder als eine andere Firma ausgeben.</li>
      <li>Inhalte automatisiert abrufen oder sammeln.</li>
      <li>
        Grenzen umgehen, etwa mit mehreren Konten, fremde Konten öffnen oder den Betrieb stören.
      </li>
    </ul>
  );
}

export function Decisions() {
  return (
    <>
      <p>
        Was gegen Gesetze oder diese Bedingungen verstößt, können Sie melden: mit dem Link an
        Profilen, Angeboten und Recruitern oder per E-Mail an die Adresse im{' '}
        <Link to={paths.imprint}>Impressum</Link>. Über Inkognito gehen höchstens{' '}
        {limits.reportsPerDay} Meldungen am Tag. Den Eingang bestätigen wir Ihnen, wenn wir eine
        E-Mail-Adresse von Ihnen haben, dieselbe Adresse höchstens einmal am Tag.
      </p>
      <p>
        Über Meldungen entscheidet ein Mensch; kein Programm sperrt ein Konto. Bestätigt sich eine
        Meldung, verlangen wir eine Änderung oder sperren das Konto. Dessen Inhaber erfährt den
        Grund und wohin er sich wenden kann, sobald er sich anmelden will.
      </p>
      <p>
        Mit einer Entscheidung über Ihre Meldung oder Ihr Konto müssen Sie sich nicht abfinden:
        Schreiben Sie uns innerhalb von sechs Monaten an die Adresse im Impressum, warum sie falsch
        ist. Das kostet nichts, und ein Mensch prüft sie noch einmal. Außerdem können Sie sich an
        eine zugelassene Streitbeilegungsstelle (Art.&nbsp;21 der Verordnung (EU)&nbsp;2022/2065)
        oder an ein Gericht wenden.
      </p>
    </>
  );
}

export function Ranking() {
  return (
    <>
      <p>
        In das Ergebnis eines Vergleichs gehen diese Kriterien ein, in Punkten von 100:{' '}
        {criteria.map(({ label, weight }) => `${label} ${weight}`).join(', ')}. Ein Ausschluss
        verhindert jedes Match. Alle Regeln stehen unter{' '}
        <Link to={paths.rules}>So rechnen wir</Link>.
      </p>
      <p>
        Listen passender Kandidaten sind nach diesem Ergebnis geordnet, in groben Stufen; innerhalb
        einer Stufe ist die Reihenfolge zufällig und bei jedem Recruiter eine andere. Einen besseren
        Platz kann niemand kaufen.
      </p>
      <p>
        Als Jobsuchende oder Jobsuchender ändern Sie die Ergebnisse mit Ihrem Fragebogen; ob Listen
        und Suche Sie zeigen, bestimmen Sie unter „Automations“. Recruiter ändern sie mit den
        Angaben zur Stelle.
      </p>
    </>
  );
}

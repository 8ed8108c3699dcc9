import { limits } from '@inkognito/shared/limits';
import { criteria } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';

const weighted = criteria.filter(({ weight }) => weight > 0);

export const forbidden = (
  <ul>
    <li>
      Inhalte, die gegen Gesetze oder Rechte anderer verstoßen, etwa Beleidigung, Hetze, Betrug oder
      geschützte Werke anderer.
    </li>
    <li>Diskriminierung, Spam, Werbung für anderes als eine Stelle.</li>
    <li>Sich als jemand anderes oder als eine andere Firma ausgeben.</li>
    <li>Inhalte automatisiert abrufen oder sammeln.</li>
    <li>
      Grenzen umgehen, etwa mit mehreren Konten, fremde Konten öffnen oder den Betrieb stören.
    </li>
  </ul>
);

export const decisions = (
  <>
    <p>
      Was gegen Gesetze oder diese Bedingungen verstößt, können Sie melden: mit dem Link an
      Profilen, Angeboten und Recruitern oder per E-Mail an die Adresse im{' '}
      <Link to={paths.imprint}>Impressum</Link>. Mit einem Konto gehen höchstens{' '}
      {limits.reportsPerDay} Meldungen am Tag. Den Eingang bestätigen wir per E-Mail: an die
      bestätigte Adresse Ihres Kontos oder, ohne Konto, an die, die Sie nennen, je Adresse höchstens{' '}
      {limits.mailsPerDay}-mal am Tag.
    </p>
    <p>
      Über Meldungen entscheidet ein Mensch; kein Programm sperrt ein Konto. Bestätigt sich eine
      Meldung, verlangen wir eine Änderung oder sperren das Konto. Wem es gehört, erfährt den Grund
      und wohin man sich dagegen wenden kann: per E-Mail, wenn die Adresse bestätigt ist, und in
      jedem Fall beim Versuch, sich anzumelden.
    </p>
    <p>
      Mit einer Entscheidung über Ihre Meldung oder Ihr Konto müssen Sie sich nicht abfinden:
      Schreiben Sie uns innerhalb von sechs Monaten an die Adresse im Impressum, warum sie falsch
      ist. Das kostet nichts, und ein Mensch prüft sie noch einmal. Außerdem können Sie sich an eine
      zugelassene Streitbeilegungsstelle (Art.&nbsp;21 der Verordnung (EU)&nbsp;2022/2065) oder an
      ein Gericht wenden.
    </p>
  </>
);

export const ranking = (
  <>
    <p>
      In das Ergebnis eines Vergleichs gehen diese Kriterien ein, in Punkten von 100:{' '}
      {weighted.map(({ label, weight }) => `${label} ${weight}`).join(', ')}. Ein Ausschluss, etwa
      eine Branche, verhindert jedes Match. Alle Regeln stehen unter{' '}
      <Link to={paths.rules}>So rechnen wir</Link>.
    </p>
    <p>
      Listen passender Kandidaten sind nach diesem Ergebnis geordnet, in groben Stufen; innerhalb
      einer Stufe ist die Reihenfolge zufällig und bei jedem Recruiter eine andere. Einen besseren
      Platz kann niemand kaufen.
    </p>
    <p>
      Als Jobsuchende oder Jobsuchender ändern Sie die Ergebnisse mit Ihrem Fragebogen; ob Listen
      und Suche Sie zeigen, bestimmen Sie unter „Automations“. Recruiter ändern sie mit den Angaben
      zur Stelle.
    </p>
  </>
);

export const ending = (
  <>
    <p>
      Sie können Ihr Konto jederzeit ohne Grund unter „Konto“ löschen und vorher herunterladen, was
      wir über Sie gespeichert haben. Damit endet der Vertrag.
    </p>
    <p>
      Wir können ihn in Textform mit einer Frist von vier Wochen kündigen, aus wichtigem Grund
      sofort.
    </p>
    <p>
      Verstoßen Sie erheblich oder wiederholt gegen Gesetze oder diese Bedingungen, können wir Ihr
      Konto sperren. Wir wägen ab, wie schwer der Verstoß wiegt, und wählen das mildeste Mittel, das
      hilft. Mit einem gesperrten Konto können Sie sich nicht anmelden; niemand findet es, und seine
      Stellen und Freigaben ruhen.
    </p>
  </>
);

export const costs = (
  <p>
    Inkognito ist kostenlos und eine Beta-Version: Funktionen können sich ändern oder wegfallen, und
    wir versprechen nicht, dass es immer erreichbar ist. Bewahren Sie, was Ihnen wichtig ist, auch
    selbst auf.
  </p>
);

export const liability = (
  <>
    <p>
      Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben,
      Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert haben.
    </p>
    <p>
      Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Pflicht verletzen, also
      eine, die den Vertrag überhaupt erst erfüllbar macht und auf deren Einhaltung Sie vertrauen
      dürfen. Dann ist die Haftung auf den Schaden begrenzt, der für einen solchen Vertrag typisch
      und vorhersehbar ist. Im Übrigen ist sie ausgeschlossen.
    </p>
    <p>
      Das gilt auch für alle, die für uns handeln. Ihre gesetzlichen Rechte als Verbraucherin oder
      Verbraucher und Ansprüche nach der DSGVO bleiben, wie sie sind.
    </p>
  </>
);

export const changes = (
  <p>
    Ändern wir diese Bedingungen, steht die neue Fassung hier mit ihrem Datum. Für Sie gilt sie,
    wenn Sie ihr bei einer Anmeldung zustimmen, bis dahin die bisherige. Stimmen Sie nicht zu,
    können wir den Vertrag kündigen. Zu Ihrem Konto speichern wir, welcher Fassung Sie wann zuletzt
    zugestimmt haben.
  </p>
);

export const law = (
  <p>
    Es gilt deutsches Recht. Sind Sie Verbraucherin oder Verbraucher, behalten Sie den Schutz, den
    Ihnen zwingende Vorschriften des Landes geben, in dem Sie leben. Vertragssprache ist Deutsch.
    Ist eine Bestimmung unwirksam, gelten die anderen weiter.
  </p>
);

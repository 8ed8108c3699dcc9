import { limits } from '@inkognito/shared/limits';

export const disclosure = (
  <section>
    <h2>8. Was andere sehen, und wann</h2>
    <ul>
      <li>
        <strong>Öffentlich:</strong> Ihr Benutzername. Sobald Sie „Automations“ zum ersten Mal
        gespeichert haben, auch welche Arten von Kontaktdaten ein Match freigäbe. Dort bestimmen
        Sie, ob Suche und Vorschläge Ihr Profil zeigen und ob es Vor- und Nachnamen und Profilbild
        nennt; vorher findet Sie niemand. Ist Ihr Profil nicht auffindbar, sieht Namen und Bild
        höchstens, wer einen Schlüssel von Ihnen eingegeben hat. Sonst sehen Namen und Bild nur
        angemeldete Nutzer mit bestätigter E-Mail-Adresse, und nur sie finden Sie unter dem Namen.
        Solange Ihre eigene Adresse nicht bestätigt ist, stehen Sie in keiner Suche und keiner
        Liste. Seiten von Profilen sind für Suchmaschinen gesperrt.
      </li>
      <li>
        <strong>Recruiter mit bestätigter E-Mail-Adresse:</strong> in Listen passender Kandidaten
        Benutzername, Bild, wenn Sie es zeigen, und grob gerundete Prozente, wenn Sie gefunden
        werden möchten. Wie oft Sie in solchen Listen standen, sehen Sie im Datenbuch; die Zahlen
        bewahren wir {limits.activityDays} Tage auf.
      </li>
      <li>
        <strong>Wer einen Schlüssel von Ihnen hat:</strong> das Ergebnis des Vergleichs und eine
        Begründung, die keine Ihrer Zahlen, Listen oder Orte nennt. Zu jedem Kriterium steht dort,
        ob es passt, also auch, ob Vertragsart, Wochenstunden oder Branche dieser Stelle für Sie
        ausscheiden; wer mehrere Stellen vergleicht, kann Ihre Wünsche so eingrenzen. Das sind
        Recruiter mit bestätigter E-Mail-Adresse und, wenn Sie es beim Schlüssel erlaubt haben, auch
        Personen ohne Konto oder mit einer unbestätigten Adresse; Ihr Zugangspasswort öffnet nur
        Recruitern mit bestätigter Adresse. Ein Schlüssel reicht für höchstens{' '}
        {limits.comparisonsPerDay} Vergleiche am Tag und {limits.comparisonsPerMonth} in{' '}
        {limits.quotaDays} Tagen, Ihr Zugangspasswort für ebenso viele je Recruiter.
      </li>
      <li>
        <strong>Dieselben nach einem Match:</strong> zusätzlich genau die Kontaktdaten, die Sie zu
        diesem Zeitpunkt freigegeben haben. Die Kontaktdaten zeigen wir erst, wenn die
        E-Mail-Adresse bestätigt ist. Auf Wunsch geben Sie jede Freigabe selbst frei; solange Sie
        sich vor Firmen verbergen, ist das immer so. Wir halten fest, welche Angabe wann an wen und
        für welche Stelle ging. Nehmen Sie eine Freigabe zurück oder blockieren Sie die Stelle,
        zeigen wir die Angabe nicht mehr; was sich jemand notiert hat, erreichen wir nicht.
      </li>
    </ul>
  </section>
);

export const protection = (
  <section>
    <h2>9. Verbergen vor, blockieren, melden</h2>
    <ul>
      <li>
        <strong>Verbergen vor:</strong> Wir speichern die Firmen und Domains, die Sie dort nennen,
        etwa Ihren jetzigen Arbeitgeber. Dann sieht Ihr Profil nur noch, wer einen Schlüssel von
        Ihnen oder schon ein Match mit Ihnen hat; für alle anderen gibt es Sie nicht, und jede
        Freigabe bestätigen Sie selbst. Wir vergleichen die Liste mit Namen, E-Mail-Domain und
        Stelle der Recruiter, um Ihnen zu zeigen, welches Angebot eine dieser Firmen nennt; niemand
        sonst erfährt davon. Wem Sie einen Schlüssel geben, der sieht Sie, auch wenn er dort
        arbeitet; was sich jemand schon notiert hat, erreichen wir nicht (Art.&nbsp;6 Abs.&nbsp;1
        Buchst.&nbsp;b&nbsp;DSGVO).
      </li>
      <li>
        <strong>Blockieren:</strong> Blockieren Sie einen Recruiter, speichern wir, wen, wann und
        von welcher Stelle aus. Wir sagen es ihm nicht, aber er kann es merken: Angemeldet findet er
        Ihr Profil nicht mehr, auch nicht mit einem Schlüssel; ohne Anmeldung sieht er, was alle
        sehen. Was er von Ihnen erhalten hat, zeigen wir ihm nicht mehr, bis Sie die Blockierung
        aufheben. Das gilt auch für ein anderes Konto, das dasselbe Postfach bestätigt. Benutzt
        jemand danach noch den Schlüssel oder das Zugangspasswort, mit dem er kam, wartet jedes neue
        Match auf Ihre Freigabe; beim Blockieren können Sie beides auch gleich beenden (Art.&nbsp;6
        Abs.&nbsp;1 Buchst.&nbsp;b&nbsp;DSGVO).
      </li>
      <li>
        <strong>Melden:</strong> Wir speichern Grund, Text und Zeitpunkt Ihrer Meldung, was Ihnen
        gezeigt wurde (Namen, Firma, Adresse, Stelle) und Ihr Konto oder, ohne Konto, die
        E-Mail-Adresse, wenn Sie eine nennen. An sie geht die Empfangsbestätigung. Der Betreiber
        erhält eine E-Mail mit Nummer, Art und Grund der Meldung, ohne Namen und Text. Wer gemeldet
        wurde, erfährt nicht, von wem. Dazu verpflichtet uns Art.&nbsp;16 der Verordnung
        (EU)&nbsp;2022/2065 (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;c&nbsp;DSGVO).
      </li>
      <li>
        <strong>Gesperrte Konten:</strong> Sperren wir ein Konto, speichern wir, wann und warum, und
        sagen es dem Inhaber bei der Anmeldung. Niemand findet es, und es gibt nichts mehr heraus
        (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;f&nbsp;DSGVO).
      </li>
    </ul>
  </section>
);

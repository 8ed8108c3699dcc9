import { limits } from '@inkognito/shared/rules/limits';

export function PrivacyDisclosure() {
  return (
    <section>
      <h2>8. Was andere sehen, und wann</h2>
      <ul>
        <li>
          <strong>Öffentlich:</strong> Ihr Benutzername. Sobald Sie „Automations“ zum ersten Mal
          gespeichert haben, auch welche Arten von Kontaktdaten ein Match freigäbe. Dort bestimmen
          Sie, ob Suche und Vorschläge Ihr Profil zeigen und ob es Vor- und Nachnamen und Profilbild
          nennt; vorher findet Sie niemand. Ist Ihr Profil nicht auffindbar, sieht Namen und Bild
          höchstens, wer einen Schlüssel von Ihnen eingegeben hat. Unter Ihrem Namen finden Sie nur
          angemeldete Nutzer. Seiten von Profilen sind für Suchmaschinen gesperrt.
        </li>
        <li>
          <strong>Recruiter mit bestätigter E-Mail-Adresse:</strong> in Listen passender Kandidaten
          Benutzername, Bild, wenn Sie es zeigen, und grob gerundete Prozente, wenn Sie gefunden
          werden möchten. Wie oft Sie in solchen Listen standen, sehen Sie unter „Was geschah mit
          meinen Daten“; die Zahlen bewahren wir {limits.activityDays} Tage auf.
        </li>
        <li>
          <strong>Wer einen Schlüssel von Ihnen hat:</strong> das Ergebnis des Vergleichs und eine
          Begründung, die keine Ihrer Zahlen, Listen oder Orte nennt. Das sind Recruiter mit Konto
          und, wenn Sie es beim Schlüssel erlaubt haben, auch Personen ohne Konto; Ihr
          Zugangspasswort öffnet nur Recruitern mit Konto. Ein Schlüssel reicht für höchstens{' '}
          {limits.comparisonsPerDay} Vergleiche am Tag und {limits.comparisonsPerMonth} in{' '}
          {limits.quotaDays} Tagen, Ihr Zugangspasswort für ebenso viele je Recruiter und{' '}
          {limits.generalComparisonsPerDay} am Tag insgesamt.
        </li>
        <li>
          <strong>Dieselben nach einem Match:</strong> zusätzlich genau die Kontaktdaten, die Sie zu
          diesem Zeitpunkt freigegeben haben. Auf Wunsch geben Sie jede Freigabe selbst frei;
          Angebote mit einem Gehalt weit über Ihrem Wunsch warten immer auf Sie. Wir halten fest,
          welche Angabe wann an wen und für welche Stelle ging. Nehmen Sie eine Freigabe zurück oder
          blockieren Sie die Stelle, zeigen wir die Angabe nicht mehr; was sich jemand notiert hat,
          erreichen wir nicht.
        </li>
      </ul>
    </section>
  );
}

import { privacyPolicyChanges, privacyPolicyDate } from '@inkognito/shared/texts/legal';
import { calendarDayText } from '../../lib/wording.ts';

export const rights = (
  <>
    <section>
      <h2>13. Ihre Rechte</h2>
      <ul>
        <li>
          <strong>Auskunft</strong> über das, was wir über Sie gespeichert haben
          (Art.&nbsp;15&nbsp;DSGVO)
        </li>
        <li>
          <strong>Berichtigung</strong> falscher Angaben (Art.&nbsp;16&nbsp;DSGVO); das meiste
          ändern Sie selbst unter „Fragebogen“ und „Automations“
        </li>
        <li>
          <strong>Löschung</strong> (Art.&nbsp;17&nbsp;DSGVO), jederzeit selbst unter „Konto“
        </li>
        <li>
          <strong>Einschränkung</strong> der Verarbeitung (Art.&nbsp;18&nbsp;DSGVO)
        </li>
        <li>
          <strong>Mitteilung</strong> an Empfänger über Berichtigung, Löschung oder Einschränkung
          (Art.&nbsp;19&nbsp;DSGVO)
        </li>
        <li>
          <strong>Datenübertragbarkeit</strong> in einem maschinenlesbaren Format
          (Art.&nbsp;20&nbsp;DSGVO)
        </li>
        <li>
          <strong>Widerspruch</strong> gegen Verarbeitungen, die auf einem berechtigten Interesse
          beruhen (Art.&nbsp;21&nbsp;DSGVO)
        </li>
      </ul>
      <p>
        Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, am
        einfachsten, indem Sie Freigaben zurücknehmen oder Ihr Konto löschen. Die Rechtmäßigkeit der
        Verarbeitung bis dahin bleibt davon unberührt.
      </p>
    </section>
    <section>
      <h2>14. Beschwerde</h2>
      <p>
        Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren, insbesondere an Ihrem
        Wohnort, Ihrem Arbeitsplatz oder dem Ort des vermuteten Verstoßes (Art.&nbsp;77&nbsp;DSGVO).
      </p>
    </section>
    <section>
      <h2>15. Pflicht zur Angabe und Änderungen</h2>
      <p>
        Niemand muss uns Daten geben. Ohne die als erforderlich gekennzeichneten Angaben können wir
        aber kein Konto führen und keine Angebote vergleichen. Ändert sich, was wir tun, ändern wir
        diese Erklärung und das Datum oben.
      </p>
    </section>
    <section>
      <h2>16. Ergänzungen seit dem {calendarDayText(privacyPolicyDate)}</h2>
      <ul>
        {privacyPolicyChanges.map(({ date, text }) => (
          <li key={date}>
            <strong>{calendarDayText(date)}:</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  </>
);

/** The rights of the persons concerned, and how they are exercised. */
export function PrivacyRights() {
  return (
    <>
      <section>
        <h2>12. Ihre Rechte</h2>
        <ul>
          <li>
            <strong>Auskunft</strong> über das, was wir über Sie gespeichert haben (Art. 15 DSGVO)
          </li>
          <li>
            <strong>Berichtigung</strong> falscher Angaben (Art. 16 DSGVO); das meiste ändern Sie
            selbst unter „Fragebogen“ und „Automations“
          </li>
          <li>
            <strong>Löschung</strong> (Art. 17 DSGVO), jederzeit selbst unter „Konto“
          </li>
          <li>
            <strong>Einschränkung</strong> der Verarbeitung (Art. 18 DSGVO)
          </li>
          <li>
            <strong>Mitteilung</strong> an Empfänger über Berichtigung, Löschung oder Einschränkung
            (Art. 19 DSGVO)
          </li>
          <li>
            <strong>Datenübertragbarkeit</strong> in einem maschinenlesbaren Format (Art. 20 DSGVO)
          </li>
          <li>
            <strong>Widerspruch</strong> gegen Verarbeitungen, die auf einem berechtigten Interesse
            beruhen (Art. 21 DSGVO)
          </li>
        </ul>
        <p>
          Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, am
          einfachsten, indem Sie Freigaben zurücknehmen oder Ihr Konto löschen. Die Rechtmäßigkeit
          der Verarbeitung bis dahin bleibt davon unberührt.
        </p>
      </section>
      <section>
        <h2>13. Beschwerde</h2>
        <p>
          Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren, insbesondere an Ihrem
          Wohnort, Ihrem Arbeitsplatz oder dem Ort des vermuteten Verstoßes (Art. 77 DSGVO).
        </p>
      </section>
      <section>
        <h2>14. Pflicht zur Angabe und Änderungen</h2>
        <p>
          Niemand muss uns Daten geben. Ohne die als erforderlich gekennzeichneten Angaben können
          wir aber kein Konto führen und keine Angebote vergleichen. Ändert sich, was wir tun,
          ändern wir diese Erklärung und das Datum oben.
        </p>
      </section>
    </>
  );
}

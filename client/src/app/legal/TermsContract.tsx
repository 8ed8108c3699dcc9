export function Ending() {
  return (
    <>
      <p>
        Sie können Ihr Konto jederzeit ohne Grund unter „Konto“ löschen und vorher herunterladen,
        was wir über Sie gespeichert haben. Damit endet der Vertrag.
      </p>
      <p>
        Wir können ihn in Textform mit einer Frist von vier Wochen kündigen, aus wichtigem Grund
        sofort.
      </p>
      <p>
        Verstoßen Sie erheblich oder wiederholt gegen Gesetze oder diese Bedingungen, können wir Ihr
        Konto sperren. Wir wägen ab, wie schwer der Verstoß wiegt, und wählen das mildeste Mittel,
        das hilft. Mit einem gesperrten Konto können Sie sich nicht anmelden; niemand findet es, und
        seine Stellen und Freigaben ruhen.
      </p>
    </>
  );
}

export function Costs() {
  return (
    <p>
      Inkognito ist kostenlos und eine Beta-Version: Funktionen können sich ändern oder wegfallen,
      und wir versprechen nicht, dass es immer erreichbar ist. Bewahren Sie, was Ihnen wichtig ist,
      auch selbst auf.
    </p>
  );
}

export function Liability() {
  return (
    <>
      <p>
        Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben,
        Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert
        haben.
      </p>
      <p>
        Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Pflicht verletzen,
        also eine, die den Vertrag überhaupt erst erfüllbar macht und auf deren Einhaltung Sie
        vertrauen dürfen. Dann ist die Haftung auf den Schaden begrenzt, der für einen solchen
        Vertrag typisch und vorhersehbar ist. Im Übrigen ist sie ausgeschlossen.
      </p>
      <p>
        Das gilt auch für alle, die für uns handeln. Ihre gesetzlichen Rechte als Verbraucherin oder
        Verbraucher und Ansprüche nach der DSGVO bleiben, wie sie sind.
      </p>
    </>
  );
}

export function Changes() {
  return (
    <p>
      Ändern wir diese Bedingungen, steht die neue Fassung hier mit ihrem Datum. Für Sie gilt sie,
      wenn Sie ihr bei einer Anmeldung zustimmen, bis dahin die bisherige. Stimmen Sie nicht zu,
      können wir den Vertrag kündigen. Zu Ihrem Konto speichern wir, welcher Fassung Sie wann
      zuletzt zugestimmt haben.
    </p>
  );
}

export function Law() {
  return (
    <p>
      Es gilt deutsches Recht. Sind Sie Verbraucherin oder Verbraucher, behalten Sie den Schutz, den
      Ihnen zwingende Vorschriften des Landes geben, in dem Sie leben. Vertragssprache ist Deutsch.
      Ist eine Bestimmung unwirksam, gelten die anderen weiter.
    </p>
  );
}

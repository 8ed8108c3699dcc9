import { limits } from '@inkognito/shared/limits';
import { criteria } from '@inkognito/shared/rules/rulebook';

export const processing = (
  <>
    <section>
      <h2>3. Registrierung und Anmeldung</h2>
      <p>
        Mit E-Mail: Wir speichern E-Mail-Adresse, Benutzernamen und Ihr Passwort, letzteres nur als
        Prüfwert (Argon2id), aus dem es sich nicht zurückgewinnen lässt. Dasselbe gilt für das
        Zugangspasswort Ihres Profils und für jeden Schlüssel, den Sie ausgeben; zu ihm merken wir
        uns, für wen er nach Ihrer Angabe ist, wie lange er gilt und wie oft damit geöffnet,
        verglichen und ein Match erreicht wurde. Der Benutzername ist öffentlich und Teil Ihres
        Links; Sie dürfen ein Pseudonym wählen.
      </p>
      <p>
        Sie bestätigen die Adresse mit einem Link, den wir dorthin senden. Bis dahin senden wir ihr
        nur solche Links, auf Wunsch einen für ein neues Passwort, und den Hinweis, bevor wir ein
        unbenutztes Konto löschen. Fragen wir vor einem wichtigen Schritt, ob Sie es sind, und haben
        Sie kein Passwort, senden wir auch dafür einen Link; er nennt den Schritt und das Gerät.
      </p>
      <p>Daneben sind drei Wege über andere Anbieter vorgesehen:</p>
      <ul>
        <li>
          <strong>Google</strong> (Google Ireland Ltd., Dublin): Sie melden sich bei Google an; wir
          erhalten Name, E-Mail-Adresse und eine Kennung Ihres Kontos.
        </li>
        <li>
          <strong>LinkedIn</strong> (LinkedIn Ireland Unlimited Company, Dublin): Sie melden sich
          bei LinkedIn an; wir erhalten Name, E-Mail-Adresse und eine Kennung Ihres Kontos.
        </li>
        <li>
          <strong>LinkedIn-Login-Plugin</strong>: dieselben Angaben über das Anmeldemodul von
          LinkedIn; beim Abmelden beenden wir auch dessen Sitzung.
        </li>
      </ul>
      <p>
        Daten fließen zu diesen Anbietern erst, wenn Sie einen dieser Wege selbst wählen, und nur
        auf Installationen, auf denen er eingerichtet ist. Ihr Passwort dort erfahren wir nie. Wir
        merken uns, wann Sie einen Anbieter mit Ihrem Konto verbunden haben. Für die Verarbeitung
        beim Anbieter gilt dessen Datenschutzerklärung.
      </p>
      <p>
        Rechtsgrundlagen: Ihre Einwilligung in die Nutzung der Beta-Version und die Speicherung
        Ihrer Daten (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;a&nbsp;DSGVO) und der Nutzungsvertrag
        (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b&nbsp;DSGVO).
      </p>
    </section>
    <section>
      <h2>4. Angaben von Jobsuchenden</h2>
      <p>
        Wir verarbeiten, was Sie eingeben: Name, Anschrift, jetzige und gewünschte Tätigkeiten,
        Ausschlüsse, Wunschort und Umkreis, Beginn, Gehaltsvorstellung, Arbeitsmodell,
        Homeoffice-Anteil, Vertragsarten und Wochenstunden, auf Wunsch Profilbild, Telefonnummer,
        Kalender-Link und Lebenslauf. Der Zweck ist allein, Angebote mit Ihren Wünschen zu
        vergleichen und bei einem Match den Kontakt herzustellen, den Sie erlauben (Art.&nbsp;6
        Abs.&nbsp;1 Buchst.&nbsp;b&nbsp;DSGVO).
      </p>
      <p>
        Bitte nehmen Sie keine besonderen Angaben, etwa zu Gesundheit oder Religion, in den
        Lebenslauf auf; wir brauchen sie nicht.
      </p>
    </section>
    <section>
      <h2>5. Angaben von Recruitern</h2>
      <p>
        Wir verarbeiten Ihre Stellenangaben, die Vergleiche, die Sie auslösen, und deren Ergebnisse
        (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b&nbsp;DSGVO). Jobsuchende, deren Profil Sie
        verglichen haben, sehen die Stelle, Ihren Benutzernamen, Ihr Profilbild, was Sie über sich
        angegeben haben, und von Ihrer E-Mail-Adresse, sobald sie bestätigt ist, was hinter dem @
        steht. Wer Ihnen Kontaktdaten freigibt, bekommt die ganze Adresse. Was ihnen gezeigt wurde,
        bis auf das Profilbild, und welche Kontaktdaten Sie erhalten haben, behalten sie als
        Nachweis (Art.&nbsp;15 Abs.&nbsp;1 Buchst.&nbsp;c&nbsp;DSGVO), auch wenn Sie Stelle oder
        Konto löschen.
      </p>
      <p>
        Ohne Konto: Wer mit einem Schlüssel eine Stelle vergleicht, gibt Name, Firma und
        E-Mail-Adresse an. Wir speichern sie mit dem Angebot, damit die Person, deren Profil
        verglichen wurde, weiß, wer gefragt hat; auf ihrer Seite steht, ob die Adresse bestätigt
        ist; Name und Firma prüfen wir nicht. Bei einem Match senden wir an die Adresse einen Link
        zum Ergebnis, später auch, wenn sich die Freigabe ändert. Stelle, Vergleich und Zugang nimmt
        mit, wer sich in demselben Browser innerhalb von {limits.guestHours}
        &nbsp;Stunden als Recruiter anmeldet oder registriert; dass die Adresse bestätigt ist, geht
        dabei nicht auf das neue Konto über.
      </p>
    </section>
    <section>
      <h2>6. Wie das Ergebnis entsteht</h2>
      <p>
        Ein Programm vergleicht die Wünsche mit der Stelle nach festen, offengelegten Regeln:{' '}
        {criteria.map(({ label }) => label).join(', ')}. Name, Bild, E-Mail-Adresse, Alter,
        Geschlecht und Lebenslauf fließen nicht ein, die Anschrift nur als Entfernung. Das Ergebnis
        entscheidet nicht über eine Einstellung: Ob ein Gespräch zustande kommt, entscheiden
        Menschen. Ist ein Angebot kein Match, sieht die oder der Jobsuchende es trotzdem und kann
        mit „Trotzdem Kontakt freigeben“ anders entscheiden. Eine Entscheidung mit rechtlicher oder
        ähnlich erheblicher Wirkung, die nur ein Programm trifft (Art.&nbsp;22&nbsp;DSGVO), gibt es
        deshalb nicht.
      </p>
      <p>
        Ein Modell, das die Bedeutung von Stellenbezeichnungen vergleicht, läuft auf unserem Server;
        keine Bezeichnung verlässt ihn dafür (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b&nbsp;DSGVO).
      </p>
      <p>
        Eingefügte Anzeigen und Nachrichten liest ein Programm auf unserem Server nach festen
        Regeln; gespeichert oder protokolliert wird davon nichts. Weder eine Anzeige noch das, was
        Jobsuchende unter „Nachricht prüfen“ einfügen, geht an jemand anderen.
      </p>
    </section>
    <section>
      <h2>7. Sicherheit und Betrieb</h2>
      <p>
        Gegen Missbrauch zählen wir fehlgeschlagene und häufige Versuche je Internetadresse und
        Konto für höchstens {limits.counterHours}&nbsp;Stunden, Vergleiche je Schlüssel oder
        Recruiter und Profil bis {limits.quotaDays}&nbsp;Tage nach dem letzten; Anfragen werden ohne
        Namen, Adressen und Inhalte protokolliert. Das beruht auf unserem berechtigten Interesse an
        einem sicheren Betrieb (Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;f&nbsp;DSGVO).
      </p>
    </section>
  </>
);

import { limits } from '@inkognito/shared/limits';

export const storage = (
  <>
    <section>
      <h2>10. Keine Anfragen an Dritte</h2>
      <p>
        Schriften, Bilder und Programme kommen vom Server dieser Installation. Beim Besuch wird
        keine Verbindung zu Dritten aufgebaut, es sei denn, der Betreiber hat das
        LinkedIn-Login-Plugin eingebunden; es gibt keine Analyse- und keine Werbedienste. Daten
        geben wir nur weiter, wo diese Erklärung es nennt oder ein Gesetz uns verpflichtet.
      </p>
    </section>
    <section>
      <h2>11. Cookies und Entwürfe</h2>
      <p>
        Wir setzen zwei Cookies: das Sitzungscookie „__Host-sid“, das Sie angemeldet hält oder, wenn
        Sie ohne Konto einen Schlüssel eingeben, {limits.guestHours}&nbsp;Stunden lang festhält,
        welches Profil er in diesem Browser geöffnet hat, ebenso, welches Ergebnis Sie über einen
        Link aus einer E-Mail geöffnet haben, und nach einer Anmeldung „__Host-device“, eine
        Zufallszahl, an der wir diesen Browser 400&nbsp;Tage lang wiedererkennen; über eine Adresse
        mit http:// heißen sie „sid“ und „device“. So können wir Ihnen Anmeldungen aus fremden
        Browsern melden und Sie vor dem Erraten Ihres Passworts schützen. Es bleibt nach dem
        Abmelden; wenn Sie Ihr Konto löschen, wird es in diesem Browser entfernt. Ändern Sie Ihr
        Passwort oder melden Sie alle anderen Geräte ab, vergessen wir alle anderen Browser. Beide
        sind unbedingt erforderlich (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG) und enthalten keine
        Angaben über Sie.
      </p>
      <p>
        Damit beim Neuladen nichts verloren geht, behält Ihr Browser einen angefangenen Fragebogen
        in diesem Tab, und eine auf der Startseite eingefügte Nachricht, mit der Sie sich
        registrieren. Der Entwurf verlässt Ihr Gerät nicht und verschwindet, sobald Sie speichern,
        sich abmelden oder den Tab schließen. Was Sie ohne Konto eingeben, dazu Ihr Name, Ihre Firma
        und Ihre Adresse („inkognito.guest“), bleibt {limits.guestHours}&nbsp;Stunden in diesem
        Browser, damit Sie es nicht noch einmal eingeben, und wird gelöscht, sobald Sie sich
        anmelden. Ebenso lange wie einen Entwurf behält er einen Schlüssel, der noch nicht benutzt
        ist („inkognito.keys“), die Kennung eines Ergebnisses, das Sie aus einer E-Mail geöffnet
        haben („inkognito.result“), und die Seite, zu der Sie nach einer Anmeldung zurückkehren. Bis
        Sie Ihre Adresse bestätigen oder sich abmelden, merkt er sich, von welcher Seite aus
        („inkognito.confirming-from“). Welche Profile Sie mit einem Schlüssel geöffnet haben
        („inkognito.opened“), gilt {limits.guestHours}&nbsp;Stunden lang und steht in diesem
        Browser, bis Sie sich abmelden oder seine Websitedaten löschen. Ebenso lange steht dort, wie
        viele Kandidaten zuletzt zu Ihren Stellen passten („inkognito.fitting“), und welches Menü
        Sie mit beiden Rollen gewählt haben („inkognito.side“).
      </p>
    </section>
    <section>
      <h2>12. Wie lange wir speichern</h2>
      <ul>
        <li>
          Konto, Fragebogen, Dateien, Stellen und Matches: bis Sie sie oder Ihr Konto löschen. Mit
          dem Konto wird alles sofort und endgültig entfernt. Von selbst löschen wir ein Konto nur,
          wenn seine E-Mail-Adresse nicht bestätigt ist und es {limits.unusedDays}&nbsp;Tage lang
          nicht benutzt wurde; {limits.unusedNoticeDays}&nbsp;Tage vorher schreiben wir an diese
          Adresse. Gesperrte Konten bleiben. Eine Adresse, die für ein anderes Konto bestätigt wird,
          entfernen wir aus Ihrem. Vom Benutzernamen, den Sie aufgeben, bleibt{' '}
          {limits.usernameRestDays}&nbsp;Tage lang ein Prüfwert, damit niemand ihn übernimmt,
          solange alte Links zu Ihnen im Umlauf sind.
        </li>
        <li>
          Sicherungskopien: höchstens {limits.backupDays} Tage. So lange steht darin noch, was Sie
          inzwischen gelöscht haben. Damit eine Wiederherstellung es nicht zurückbringt, verzeichnen
          wir getrennt davon und höchstens {limits.backupDays + 1} Tage, was gelöscht, widerrufen,
          blockiert, gesperrt, erneuert oder abgeschaltet wurde: nur mit Kennnummern, Prüfwerten und
          der Angabe, welcher Schalter es war, ohne Namen und Adressen.
        </li>
        <li>
          Zähler gegen Missbrauch: höchstens {limits.counterHours} Stunden. Internetadresse,
          E-Mail-Adresse und Konto stehen darin nur als Prüfwert (SHA-256).
        </li>
        <li>
          E-Mails an Sie: bis sie versandt sind, mit einem Prüfwert der Internetadresse, von der aus
          sie verlangt wurden. Links darin kennen wir nur als Prüfwert, die zu einem Ergebnis{' '}
          {limits.resultLinkDays} Tage.
        </li>
        <li>
          Blockierte Jobs: {limits.blockedDays} Tage, danach werden sie mit dem Vergleich
          automatisch gelöscht.
        </li>
        <li>
          Firmen, Domains und Recruiter, für die Sie unsichtbar sind: bis Sie sie entfernen oder Ihr
          Konto löschen.
        </li>
        <li>
          Anfragen von Recruitern um Zugang, mit Nachricht und Ergebnis: {limits.requestPauseDays}{' '}
          Tage, ob angenommen, abgelehnt oder ohne Antwort. Das Ergebnis sehen bis zu einer Annahme
          nur die Gefragten.
        </li>
        <li>
          Das Datenbuch: jeden Eintrag {limits.activityDays} Tage, auch wie oft je Tag auf Ihrem
          Profil ein falscher Schlüssel eingegeben wurde.
        </li>
        <li>
          Meldungen: {limits.reportDays} Tage, nachdem wir sie abgeschlossen haben. Löschen Sie Ihr
          Konto, entfernen wir sofort, dass die Meldung von Ihnen war.
        </li>
        <li>Sperren und ihr Grund: bis sie aufgehoben werden oder das Konto gelöscht wird.</li>
        <li>
          Sitzungen: bis zum Abmelden, ohne Nutzung {limits.sessionIdleDays} Tage, höchstens{' '}
          {limits.sessionMaxDays} Tage.
        </li>
        <li>
          Woran wir einen Recruiter unter einem anderen Konto wiedererkennen (bestätigte
          E-Mail-Adressen, nur als Prüfwert): am Konto bis zu seiner Löschung, ohne Konto{' '}
          {limits.guestPostingDays} Tage. Bei Vergleich, Freigabe, Anfrage und Blockierung bleibt
          der Prüfwert so lange wie der Eintrag selbst, damit Blockierungen und Rücknahmen weiter
          gelten.
        </li>
        <li>
          Dass jemand Ihr Zugangspasswort oder ohne Konto einen Schlüssel richtig eingegeben hat:{' '}
          {limits.unlockHours} Stunden; bei Recruitern mit einem Schlüssel, solange er gilt.
        </li>
        <li>
          Schlüssel: bis {limits.endedKeyDays} Tage, nachdem sie abgelaufen oder widerrufen sind.
        </li>
        <li>
          Stellen ohne Konto, die niemand in ein Konto mitnimmt, mit den Angaben der Person:{' '}
          {limits.guestPostingDays} Tage nach der letzten Nutzung. Vergleich, Angebot und Freigabe
          mit diesen Angaben behält als Nachweis, wem sie galten.
        </li>
        <li>
          Anzahl der Vergleiche je Schlüssel oder Recruiter mit Ihrem Profil: bis {limits.quotaDays}{' '}
          Tage nach dem letzten, damit niemand beliebig oft probieren kann, welches Gehalt Ihnen
          genügt. Ebenso lange nach der letzten Liste, für welche Stellen ein Recruiter, oder wer
          ohne Konto Ihren Schlüssel hat, erfuhr, wer oder wie viele andere passen.
        </li>
      </ul>
    </section>
  </>
);

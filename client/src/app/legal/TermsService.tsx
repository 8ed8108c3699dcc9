import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { OperatorAddress } from './OperatorAddress.tsx';

export const provider = (
  <>
    <p>
      Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von Inkognito:
    </p>
    <OperatorAddress />
    <p>
      Der Vertrag kommt zustande, wenn Sie ein Konto anlegen. Wie wir mit Ihren Daten umgehen, steht
      in der <Link to={paths.privacyPolicy}>Datenschutzerklärung</Link>.
    </p>
  </>
);

export const service = (
  <>
    <p>
      Inkognito vergleicht, was Jobsuchende sich wünschen, mit Stellen, die Recruiter beschreiben.
      Passt beides, zeigt es dem Recruiter die Kontaktdaten, die die oder der Jobsuchende dafür
      freigegeben hat.
    </p>
    <p>
      Wir vermitteln keine Arbeit: Wir schließen keinen Vermittlungsvertrag, bekommen keine
      Provision und sind an Gesprächen und Verträgen nicht beteiligt. Vorab prüfen wir weder Stellen
      noch Personen. Steht bei einer Adresse „bestätigt“, konnte jemand das Postfach öffnen; mehr
      sagt das nicht. Ein Konto ohne bestätigte Adresse kann wie jemand ohne Konto vergleichen, aber
      weder Schlüssel vergeben noch um Zugang bitten, Listen sehen oder Profile mit dem
      Zugangspasswort öffnen.
    </p>
    <p>
      Wir versprechen nicht, dass es zu einem Match, einem Gespräch oder einer Einstellung kommt.
      Ein Ergebnis in Prozent ist eine Rechnung und keine Empfehlung, jemanden einzustellen oder
      abzulehnen.
    </p>
  </>
);

export const people = (
  <ul>
    <li>
      Inkognito ist für Personen ab {limits.minimumAge} Jahren. Wer noch nicht volljährig ist,
      braucht die Zustimmung der Sorgeberechtigten, soweit das Gesetz sie verlangt.
    </li>
    <li>
      Recruiter besetzen Stellen des Unternehmens, für das sie arbeiten, oder handeln im Auftrag
      eines Unternehmens, das die Stelle wirklich besetzen möchte.
    </li>
    <li>
      Wer ohne Konto einen Schlüssel benutzt, hält sich an dieselben Pflichten wie Recruiter mit
      Konto.
    </li>
  </ul>
);

export const account = (
  <ul>
    <li>Ihr Konto ist für Sie allein. Halten Sie Ihr Passwort geheim.</li>
    <li>
      Ihre Angaben müssen stimmen, auch wer Sie sind und für welche Firma Sie suchen. Als
      Benutzername ist ein Pseudonym erlaubt.
    </li>
    <li>
      Was Sie eingeben und hochladen, bleibt Ihres. Wir dürfen es speichern und so zeigen, wie
      Inkognito es vorsieht, solange es bei uns gespeichert ist. Laden Sie nur hoch, wozu Sie das
      Recht haben.
    </li>
  </ul>
);

export const jobSeekers = (
  <ul>
    <li>
      Wer einen Schlüssel oder als Recruiter Ihr Zugangspasswort hat, kann Stellen mit Ihrem Profil
      vergleichen, mit einem Schlüssel höchstens {limits.comparisonsPerDay} am Tag. Geben Sie beides
      nur weiter, wem Sie das erlauben möchten. Schlüssel können Sie jederzeit widerrufen, das
      Zugangspasswort erneuern.
    </li>
    <li>
      Bei einem Match geben Sie die Kontaktdaten frei, die Sie unter „Automations“ erlaubt haben:
      sofort oder, wenn Sie es so einstellen, erst mit Ihrem Ja.
    </li>
    <li>
      Eine Freigabe können Sie zurücknehmen. Inkognito zeigt die Daten dann nicht mehr; was sich
      jemand notiert hat, erreichen wir nicht.
    </li>
    <li>
      Unter „Verbergen vor“ nennen Sie Firmen, die Sie nicht finden sollen. Dann findet Sie niemand
      mehr: Ihr Profil sieht nur, wer einen Schlüssel von Ihnen oder schon ein Match mit Ihnen hat,
      und jede Freigabe bestätigen Sie selbst. Wer einen Schlüssel weitergibt, davor schützt es
      nicht.
    </li>
  </ul>
);

export const recruiters = (
  <>
    <ul>
      <li>
        Vergleichen Sie nur Stellen, die es gibt und die so besetzt werden sollen, wie Sie sie
        beschreiben.
      </li>
      <li>
        Benutzen Sie Kontaktdaten nur, um über die Stelle zu sprechen, für die sie freigegeben
        wurden. Weitergeben dürfen Sie sie nur an die, die diese Stelle besetzen. Verkaufen und in
        andere Datenbanken übernehmen dürfen Sie sie nicht.
      </li>
      <li>
        Für die Daten, die Sie erhalten, sind Sie selbst verantwortlich im Sinne der DSGVO, mit
        allen Pflichten, die das mit sich bringt.
      </li>
      <li>
        Löschen Sie die Daten, wenn Inkognito sie Ihnen nicht mehr zeigt, wenn die Person Sie darum
        bittet oder wenn die Stelle besetzt ist, soweit kein Gesetz etwas anderes verlangt.
      </li>
      <li>
        Benachteiligen Sie niemanden aus Gründen, die das Allgemeine Gleichbehandlungsgesetz (AGG)
        nennt: nicht in der Beschreibung der Stelle, nicht bei der Auswahl, nicht im Gespräch.
      </li>
      <li>
        Versuchen Sie nicht herauszufinden, was Jobsuchende verdecken: weder ihre Wünsche durch
        viele Vergleiche noch, wer hinter einem Pseudonym steht.
      </li>
    </ul>
    <p>
      Nimmt die Person eine Freigabe zurück, schreiben wir Ihnen höchstens, dass sich eine Freigabe
      für Sie geändert hat, nicht wessen und nicht wie; bei dem Match sehen Sie die Daten dann nicht
      mehr. Dass sie eine Stelle blockiert oder für Sie unsichtbar wird, teilen wir Ihnen nicht mit.
    </p>
  </>
);

import { limits } from '@inkognito/shared/rules/limits';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { OperatorAddress } from './OperatorAddress.tsx';

export function Provider() {
  return (
    <>
      <p>
        Diese Bedingungen gelten zwischen Ihnen und dem Betreiber dieser Installation von Inkognito:
      </p>
      <OperatorAddress />
      <p>
        Der Vertrag kommt zustande, wenn Sie ein Konto anlegen. Wie wir mit Ihren Daten umgehen,
        steht in der <Link to={paths.privacyPolicy}>Datenschutzerklärung</Link>.
      </p>
    </>
  );
}

export function Service() {
  return (
    <>
      <p>
        Inkognito vergleicht, was Jobsuchende sich wünschen, mit Stellen, die Recruiter beschreiben.
        Passt beides, zeigt es dem Recruiter die Kontaktdaten, die die oder der Jobsuchende dafür
        freigegeben hat.
      </p>
      <p>
        Wir vermitteln keine Arbeit: Wir schließen keinen Vermittlungsvertrag, bekommen keine
        Provision und sind an Gesprächen und Verträgen nicht beteiligt. Vorab prüfen wir weder
        Stellen noch Personen. Steht bei einer Adresse „bestätigt“, konnte jemand das Postfach
        öffnen; mehr sagt das nicht.
      </p>
      <p>
        Wir versprechen nicht, dass es zu einem Match, einem Gespräch oder einer Einstellung kommt.
        Ein Ergebnis in Prozent ist eine Rechnung und keine Empfehlung, jemanden einzustellen oder
        abzulehnen.
      </p>
    </>
  );
}

export function People() {
  return (
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
}

export function Account() {
  return (
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
}

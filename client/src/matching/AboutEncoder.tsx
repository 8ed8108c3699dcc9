import { encoderFigures } from '@inkognito/shared/rules/encoderFigures';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Section } from '../ui/page/Section.tsx';
import styles from './RulesPage.module.css';

const { titles, pairs, search } = encoderFigures;

const facts = [
  {
    label: 'Was es ist',
    value:
      'Ein kleines Sprachmodell, das Stellenbezeichnungen nach ihrer Bedeutung ordnet. Es schreibt nichts, es läuft auf unserem Server, und es lernt im Betrieb nichts dazu.',
  },
  {
    label: 'Woraus es gelernt hat',
    value:
      'Aus unserem eigenen Verzeichnis der Berufe und aus ESCO 1.2.0, der Berufsklassifikation der Europäischen Kommission. Aus Fragebögen, Stellen und Nachrichten lernt es nie.',
  },
  {
    label: 'Wie gut es ist',
    value: `Von ${titles.count} Titeln, wie sie in Anzeigen stehen, ist es bei mindestens ${titles.surelyReadAtLeast}\u00a0% sicher; davon sind höchstens ${titles.wrongOfTheseAtMost}\u00a0% falsch. Steht ein Paar, das dasselbe meint, neben einem, das nur so aussieht (${pairs.same} und ${pairs.other} Paare), erkennt es in mindestens ${pairs.toldApartAtLeast}\u00a0% der Fälle, welches welches ist. Unter ${search.among} Titeln findet es den gleichbedeutenden in mindestens ${search.foundFirstAtLeast}\u00a0% der Fälle als ersten. Unsere Tests messen das bei jeder Änderung. Die Prüftitel haben wir selbst gesammelt und geschrieben; bei fremden ist es seltener sicher.`,
  },
  {
    label: 'Was es nie sieht',
    value:
      'Name, Bild, E-Mail-Adresse, Alter, Geschlecht, Lebenslauf und Anschrift. Es bekommt zwei Stellenbezeichnungen und sonst nichts; „Köchin“ und „Koch“ liest es gleich.',
  },
  {
    label: 'Wenn es unsicher ist',
    value:
      'Dann schließt es niemanden aus und macht auch kein Match; am Titelfeld steht, als was es den Titel verstanden hat, oder dass es ihn nicht kennt.',
  },
  {
    label: 'Wenn es sich irrt',
    value:
      'Jobsuchende sehen jedes Angebot mit allen Gründen, auch wenn es kein Match ist, und können „Trotzdem Kontakt freigeben“. Was nicht stimmt, melden beide Seiten dort, wo es steht („Angebot melden“, „Recruiter melden“, „Profil melden“); das liest ein Mensch.',
  },
];

export function AboutEncoder() {
  return (
    <Section
      gap="roomy"
      title="Was die KI ist, und was nicht"
      lead={
        <p className={styles.soft}>
          Sie vergleicht Stellenbezeichnungen, mehr nicht. Was hier steht, richtet sich nach der
          KI-Verordnung der EU (2024/1689).
        </p>
      }
    >
      <DescriptionList rows={facts} />
    </Section>
  );
}

import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useQuery } from '../lib/query.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { automationsQuery } from '../user/user.queries.ts';

/** What others see of a job seeker without a match, and what a match has given away, each with its page. */
export function AccountVisibility() {
  const { discoverable, showName, showImage } = useQuery(automationsQuery);
  return (
    <FormSection
      title="Sichtbarkeit"
      description="Was andere schon vor einem Match von Ihnen sehen."
    >
      <DescriptionList
        rows={[
          { label: 'Auffindbar', value: yesOrNo(discoverable) },
          { label: 'Name sichtbar', value: yesOrNo(showName) },
          { label: 'Profilbild sichtbar', value: yesOrNo(showImage) },
        ]}
      />
      <p>
        Ändern können Sie das unter <Link to={paths.automations}>Automations</Link>. Wer bei einem
        Match etwas erhalten hat, steht unter <Link to={paths.releases}>Meine Freigaben</Link>.
      </p>
    </FormSection>
  );
}

function yesOrNo(on: boolean): string {
  return on ? 'Ja' : 'Nein';
}

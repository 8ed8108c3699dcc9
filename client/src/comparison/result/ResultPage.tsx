import { PageFrame } from '../../ui/page/PageFrame.tsx';

export default function ResultPage() {
  return <PageFrame title="Ergebnis">{null}</PageFrame>;
}

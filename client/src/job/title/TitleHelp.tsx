import { TitleNotes, type TitleNotesProps } from './TitleNotes.tsx';
import { TitleSuggestions, type TitleSuggestionsProps } from './TitleSuggestions.tsx';

export type TitleHelpProps = TitleSuggestionsProps & TitleNotesProps;

/** Everything about a field for titles that it can do without. */
export function TitleHelp({ titles, isList, ...suggestions }: TitleHelpProps) {
  return (
    <>
      <TitleSuggestions {...suggestions} />
      <TitleNotes titles={titles} isList={isList} />
    </>
  );
}

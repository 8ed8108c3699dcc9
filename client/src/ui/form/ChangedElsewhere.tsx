import { useState } from 'react';
import type { Answer } from '../../lib/form/mergeForm.ts';
import type { Question } from '../../lib/form/useStoredForm.ts';
import { Button } from '../Button.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { ChoiceGroup } from '../field/ChoiceGroup.tsx';
import { Stack } from '../Stack.tsx';

/** What was changed here and in another tab of the same person. */
export function ChangedElsewhere({ conflicts, answer }: Question) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [isAsked, setAsked] = useState(false);

  const send = () => {
    if (conflicts.every(({ name }) => answers[name])) answer(answers);
    else setAsked(true);
  };

  return (
    <Dialog open onClose={() => answer(null)} title="Was soll gelten?">
      <Stack>
        <p>
          Das haben Sie hier und in einem anderen Fenster oder auf einem anderen Gerät verschieden
          geändert.
        </p>
        {conflicts.map(({ name, label, mine, stored }) => (
          <ChoiceGroup
            key={name}
            name={`answer.${name}`}
            legend={label}
            type="radio"
            required
            error={isAsked && !answers[name] ? 'Bitte wählen Sie eines von beiden.' : undefined}
            options={[
              { value: 'mine', label: 'Ihre Eingabe', description: mine || 'leer' },
              { value: 'stored', label: 'Inzwischen gespeichert', description: stored || 'leer' },
            ]}
            onChange={({ currentTarget: { value } }) =>
              setAnswers({ ...answers, [name]: value as Answer })
            }
          />
        ))}
        <DialogButtons>
          <Button variant="secondary" onClick={() => answer(null)}>
            Zurück
          </Button>
          <Button onClick={send}>So speichern</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

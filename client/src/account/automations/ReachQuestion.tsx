import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { type Form, withShareFlag } from './automations.form.ts';

/** Asks before a save that leaves a match without a way to reach the person. */
export function useReachQuestion({ formProps, getValues, setValue }: Form, isAsked: boolean) {
  const [asking, setAsking] = useState(false);
  const sheet = useRef<HTMLFormElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isAgreed = useRef(false);

  const saveAnyway = () => {
    flushSync(() => setAsking(false));
    isAgreed.current = true;
    setValue('showContactPrefs', withShareFlag(getValues('showContactPrefs'), 'showNothing', true));
    sheet.current?.requestSubmit();
  };
  return {
    formProps: {
      ...formProps,
      ref: sheet,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (isAsked && !isAgreed.current) {
          event.preventDefault();
          setAsking(true);
          return;
        }
        isAgreed.current = false;
        formProps.onSubmit(event);
      },
    },
    question: (
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Soll man Sie nicht erreichen?"
        role="alertdialog"
        initialFocus={back}
      >
        <p>
          Bei einem Match sieht niemand, wie man Sie erreicht. Sie prüfen das Angebot und melden
          sich selbst.
        </p>
        <DialogButtons>
          <Button ref={back} variant="secondary" onClick={() => setAsking(false)}>
            Etwas eintragen
          </Button>
          <Button onClick={saveAnyway}>So speichern</Button>
        </DialogButtons>
      </Dialog>
    ),
  };
}

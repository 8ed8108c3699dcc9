import { type ComponentProps, useId, useRef, useState } from 'react';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from './TitleField.module.css';
import { TitleNotes } from './TitleNotes.tsx';
import { type ListHandle, type ShownList, TitleSuggestions } from './TitleSuggestions.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

export type TitleFieldProps = Omit<TextFieldProps, 'value' | 'type' | 'onFocus'> & {
  text: string | undefined;
  onTextChange: (text: string) => void;
  split?: (text: string) => readonly string[];
};

const lastSeparator = (text: string) => Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));

const onlyOne = (text: string) => [text.trim()].filter((title) => title !== '');

export function TitleField({ text = '', onTextChange, split, ...rest }: TitleFieldProps) {
  const madeId = useId();
  const id = rest.id ?? madeId;
  const titlesIn = split ?? onlyOne;
  const list = useRef<ListHandle>(null);
  const [shown, setShown] = useState<ShownList>({ 'aria-expanded': false });
  const [begun, setBegun] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  /** Not typed: prefilled, or picked. */
  const [known, setKnown] = useState<readonly string[]>([]);

  const beginning = split ? text.slice(0, lastSeparator(text) + 1) : '';
  const handlePick = (title: string) => {
    setTyped(null);
    setKnown((before) => [...before, title]);
    onTextChange(split ? `${beginning}${beginning && ' '}${title}, ` : title);
  };

  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        {...shown}
        onFocus={() => {
          if (!begun) setKnown(titlesIn(text));
          setBegun(true);
        }}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          const isLast = !split || (selectionStart ?? 0) > lastSeparator(value);
          setTyped(isLast ? value : null);
          rest.onChange?.(event);
        }}
        onKeyDown={(event) => {
          list.current?.handleKey(event);
          if (event.key === 'ArrowDown' && typed === null) setTyped(text);
          if (!event.defaultPrevented) rest.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped(null);
          setLeft(text);
          rest.onBlur?.(event);
        }}
      />
      {begun && (
        <>
          <TitleSuggestions
            ref={list}
            id={id}
            typed={typed === text ? text.slice(beginning.length) : null}
            withoutCommas={split !== undefined}
            onPick={handlePick}
            onShow={setShown}
          />
          <TitleNotes
            titles={titlesIn(left).filter(
              (title) => titlesIn(text).includes(title) && !known.includes(title),
            )}
            isList={split !== undefined}
          />
        </>
      )}
    </div>
  );
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Span } from './textMarks.ts';

/** A piece of the text carries where it starts. */
function offsetIn(box: Element, node: Node | null, offset: number): number | null {
  const piece = node?.parentElement?.closest<HTMLElement>('[data-start]');
  if (!piece || !box.contains(piece) || node?.nodeType !== Node.TEXT_NODE) return null;
  return Number(piece.dataset['start']) + offset;
}

function selectedIn(box: Element): Span | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = offsetIn(box, startContainer, startOffset);
  const end = offsetIn(box, endContainer, endOffset);
  return start === null || end === null || end <= start ? null : { start, end };
}

/** A tap on a phone sets no caret. */
function tappedIn(box: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const selection = document.getSelection();
  const caret =
    'caretPositionFromPoint' in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  const node = caret?.offsetNode ?? selection?.anchorNode ?? null;
  return offsetIn(box, node, caret?.offset ?? selection?.anchorOffset ?? 0);
}

/** A selection within the box, or what is clicked. */
export function usePickedWords(
  box: RefObject<HTMLElement | null>,
  spanAt: (offset: number) => Span | null,
  onPick: (span: Span) => void,
) {
  const pickSelected = useEffectEvent(() => {
    const span = box.current && selectedIn(box.current);
    if (span) onPick(span);
  });
  useEffect(() => {
    document.addEventListener('selectionchange', pickSelected);
    return () => document.removeEventListener('selectionchange', pickSelected);
  }, []);

  return (point: { clientX: number; clientY: number }) => {
    if (!box.current) return;
    const selected = selectedIn(box.current);
    const offset = selected ? null : tappedIn(box.current, point);
    const span = selected ?? (offset === null ? null : spanAt(offset));
    if (span) onPick(span);
  };
}

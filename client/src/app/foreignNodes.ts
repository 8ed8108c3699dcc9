/**
 * Browser translation and reading aids replace or wrap the text nodes that React made and still refers to. React then
 * removes a node, or inserts before one, that is no child there any more, and the exception unmounts the whole page
 * (https://github.com/facebook/react/issues/11538, open since 2017). So a replaced text goes back to its place at the
 * moment React touches it, and of a wrapped one its wrapper counts. Call it once, before React renders.
 */
export function tolerateForeignNodes(): void {
  const replaced = watchReplacedTexts();

  const restore = (node: Node) => {
    const replacement = node.parentNode ? undefined : replaced(node);
    if (replacement?.parentNode) replacement.parentNode.replaceChild(node, replacement);
  };

  const insertBefore = Reflect.get(Node.prototype, 'insertBefore') as NodeMethod;
  const removeChild = Reflect.get(Node.prototype, 'removeChild') as NodeMethod;
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    if (!before || before.parentNode === this) {
      return insertBefore.call(this, node, before) as Inserted;
    }
    restore(before);
    return insertBefore.call(this, node, childHolding(this, before)) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (node.parentNode !== this) restore(node);
    return node.parentNode ? (removeChild.call(node.parentNode, node) as Removed) : node;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      restore(this);
      value?.set?.call(this, text);
    },
  });
}

type NodeMethod = (node: Node, before?: Node | null) => Node;

/** The child of `parent` that is the node or holds it; null, which means the end, where none does. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Returns a function that says which element now stands where a text stood. */
function watchReplacedTexts(): (text: Node) => Node | undefined {
  const replacements = new WeakMap<Node, Node>();
  const note = (records: readonly MutationRecord[]) => {
    const added = new Set<Node>();
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) added.add(node);
      const [text] = removedNodes;
      if (!(text instanceof Text)) continue;
      // One step (`replaceWith`), or two: inserted beside the text, which is then removed.
      const beside = [previousSibling, nextSibling].find((node) => node && added.has(node));
      const replacement = addedNodes[0] ?? beside;
      if (replacement instanceof Element) replacements.set(text, replacement);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  return (text) => {
    note(observer.takeRecords());
    return replacements.get(text);
  };
}

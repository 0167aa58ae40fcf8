/** Returns a function that computes a value once for each key. */
export function memoize<Value, Key = void>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    if (!cache.has(key)) {
      cache.set(key, compute(key));
    }
    return cache.get(key) as Value;
  };
}

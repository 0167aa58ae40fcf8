/** Caches the results of a function by its argument. */
export function memoize<Value, Key = void>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key));
    return cache.get(key) as Value;
  };
}

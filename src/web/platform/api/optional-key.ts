/** An object with one key: required when the row has that part, otherwise absent. */
export type OptionalKey<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

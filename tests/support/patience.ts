/** A busy machine is no fault of the product: waiting in component tests ends as soon as what is waited for is there. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}

export {};

/** Returns the texts of a sent form, including empty ones, which the parser of the tests' DOM drops. */
export async function formFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const parts = (await request.text()).matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

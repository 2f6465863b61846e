/** The texts of a form as it was sent, empty ones too, which the parser of the tests' document leaves out. */
export async function formFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const parts = (await request.text()).matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

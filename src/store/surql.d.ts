// Migrations are imported as text, so that a compiled binary carries them.

declare module "*.surql" {
  const statements: string;
  export default statements;
}

import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'

const tests = ['**/*.test.{ts,tsx}', 'tests/**']

// it('…'), test('…') and their .each: the title completes the sentence "it …". Names such as `GET
// /healthz` may begin it.
const titleCall =
  'CallExpression:matches([callee.name=/^(it|test)$/], [callee.object.name=/^(it|test)$/], [callee.callee.object.name=/^(it|test)$/])'
const oddTitle = '/^([A-Z][a-z]|(of|what|whoever|whatever|that|who) )/'
const titlesInPlainEnglish = [
  `${titleCall} > Literal.arguments:first-child[value=${oddTitle}]`,
  `${titleCall} > TemplateLiteral.arguments:first-child > TemplateElement:first-child[value.raw=${oddTitle}]`,
].map((selector) => ({
  selector,
  message: 'A test title completes "it …", such as "rejects a phone with nine digits".',
}))

// A Local API call skips every access rule unless it says otherwise, so each must say which it
// means.
const localApi =
  '/^(find|findByID|findGlobal|findVersions|create|update|updateGlobal|delete|count|login|unlock|duplicate)$/'
const silentAboutAccess = [
  `CallExpression[callee.object.name="payload"][callee.property.name=${localApi}]`,
  ':not(:has(Property[key.name="overrideAccess"]))',
  // Spread in from a constant that says it.
  ':not(:has(SpreadElement))',
].join('')

export default tseslint.config(
  {
    ignores: [
      'build/**',
      'node_modules/**',
      '.data/**',
      'cms/.next/**',
      'cms/next-env.d.ts',
      'cms/app/(payload)/cms/importMap.*',
      'migrations/**',
      'payload-types.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      // Side effects, the platform, packages, our own by name, neighbours; one block.
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.']] },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/only-throw-error': 'off', // Remix throws Responses.
      'no-control-regex': 'off',
      'max-len': [
        'error',
        { code: 1000, comments: 100, ignoreUrls: true, ignorePattern: '(eslint-|@ts-|prettier-)' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: silentAboutAccess, message: 'Set overrideAccess to true or false.' },
        {
          selector: silentAboutAccess.replace('callee.object.name', 'callee.object.property.name'),
          message: 'Set overrideAccess to true or false.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { process: 'readonly' },
    },
  },
  // Run by browsers as they are.
  { files: ['public/**'], rules: { 'no-undef': 'off' } },

  {
    files: ['business/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', 'process', 'document', 'window', 'fetch'],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Pass `now` to rules. They must not read the clock.',
        },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Pass `now` to rules. They must not read the clock.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Playwright's fixtures are handed a function of that name.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': ['error', ...titlesInPlainEnglish],
    },
  },
)

import tseslint from 'typescript-eslint';

const noAmbient = [
  { name: 'Date', message: 'Time is injected by the caller.' },
  { name: 'console', message: 'Write through the streams that the command was given.' },
  { name: 'process', message: 'Only bin, src/cli and src/players know the process.' },
  { name: 'setTimeout', message: 'Rules know no clock.' },
];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'node_modules/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-object-type': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Use a seeded source.' }],
    },
  },
  {
    files: ['src/dice/**', 'src/engine/**', 'src/report/**', 'src/i18n/**', 'rulesets/**'],
    rules: { 'no-restricted-globals': ['error', ...noAmbient] },
  },
  {
    files: ['rulesets/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TryStatement', message: 'Rules never catch: a suspended run leaves them by a thrown signal.' },
      ],
    },
  },
);

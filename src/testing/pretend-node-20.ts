import { registerHooks } from 'node:module';

/** Preloaded by a test: the process says that it is Node 20, and fails if it then loads a module of Node's own. */
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('node:'))
      throw new Error(`Node 20 may lack something of ${specifier}`);
    return next(specifier, context);
  },
});
